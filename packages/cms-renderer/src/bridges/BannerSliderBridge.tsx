import { BannerSlider } from '@vitrine/ui/BannerSlider'
import type { RenderNode } from '../nodes/renderNode.js'
import { CmsNode } from '../render/CmsNode.js'

export interface BannerSliderBridgeProps {
  /** Accessible name of the row. */
  readonly label: string
  readonly nodes: readonly RenderNode[]
}

/** A slider whose slides are the nodes of its area. */
export function BannerSliderBridge({ label, nodes }: BannerSliderBridgeProps) {
  return (
    <BannerSlider label={label} slides={nodes.map((node) => ({ id: node.id, content: <CmsNode node={node} /> }))} />
  )
}
