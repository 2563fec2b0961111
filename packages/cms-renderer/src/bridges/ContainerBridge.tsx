import { Container, type ContainerProps } from '@vitrine/ui/Container'
import type { RenderNode } from '../nodes/renderNode.js'
import { CmsArea } from '../render/CmsArea.js'

export interface ContainerBridgeProps extends Pick<ContainerProps, 'width'> {
  readonly nodes: readonly RenderNode[]
}

/** A container with the nodes of its own area. */
export function ContainerBridge({ nodes, width }: ContainerBridgeProps) {
  return (
    <Container width={width}>
      <CmsArea nodes={nodes} />
    </Container>
  )
}
