import { FocalImage, type FocalImageData } from '@vitrine/ui/FocalImage'
import { RetailerFrame, type RetailerFrameProps } from '@vitrine/ui/RetailerFrame'
import type { RenderNode } from '../nodes/renderNode.js'
import { CmsArea } from '../render/CmsArea.js'

export interface RetailerFrameBridgeProps extends Pick<RetailerFrameProps, 'brand' | 'statement' | 'contacts'> {
  /** Image at the top of the section. */
  readonly image: FocalImageData | null
  readonly nodes: readonly RenderNode[]
}

/** Renders the nodes of the area inside a `RetailerFrame`, below its opening image. */
export function RetailerFrameBridge({ image, nodes, ...frame }: RetailerFrameBridgeProps) {
  return (
    <RetailerFrame {...frame}>
      {image && <FocalImage image={image} landscapeRatio="21:9" sizes="(min-width: 1920px) 1920px, 100vw" />}
      <CmsArea nodes={nodes} />
    </RetailerFrame>
  )
}
