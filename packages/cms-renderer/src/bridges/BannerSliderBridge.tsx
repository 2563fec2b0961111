import { BannerSlider } from '@vitrine/ui/BannerSlider'
import type { RenderNode } from '../nodes/renderNode.js'
import { CmsNode } from '../render/CmsNode.js'

export interface BannerSliderBridgeProps {
  /** Accessible name of the slider. */
  readonly label: string
  readonly nodes: readonly RenderNode[]
}

/** Renders the nodes of the area as slides of a `BannerSlider`. */
export function BannerSliderBridge({ label, nodes }: BannerSliderBridgeProps) {
  return (
    <BannerSlider label={label} slides={nodes.map((node) => ({ id: node.id, content: <CmsNode node={node} /> }))} />
  )
}
