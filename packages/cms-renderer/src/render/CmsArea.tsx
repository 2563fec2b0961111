import type { RenderNode } from '../nodes/renderNode.js'
import { CmsNode } from './CmsNode.js'

/** Renders the nodes of an area in order, without a wrapper element. */
export function CmsArea({ nodes }: { nodes: readonly RenderNode[] }) {
  return nodes.map((node) => <CmsNode key={node.id} node={node} />)
}
