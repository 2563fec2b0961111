import { Container, type ContainerProps } from '@vitrine/ui/Container'
import type { RenderNode } from '../nodes/renderNode.js'
import { CmsArea } from '../render/CmsArea.js'

export interface ContainerBridgeProps extends Pick<ContainerProps, 'width'> {
  readonly nodes: readonly RenderNode[]
}

/** Renders the nodes of the area inside a `Container`. */
export function ContainerBridge({ nodes, width }: ContainerBridgeProps) {
  return (
    <Container width={width}>
      <CmsArea nodes={nodes} />
    </Container>
  )
}
