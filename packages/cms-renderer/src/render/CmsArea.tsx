import type { RenderNode } from '../nodes/renderNode.js'
import { CmsNode } from './CmsNode.js'

/** The nodes of an area in their order, without an element around them. */
export function CmsArea({ nodes }: { nodes: readonly RenderNode[] }) {
  return nodes.map((node) => <CmsNode key={node.id} node={node} />)
}
