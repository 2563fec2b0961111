import type { RenderNode } from '../nodes/renderNode.js'
import { CmsArea } from './CmsArea.js'

/**
 * The main area of a page. Call `loadTemplates(nodes)` first (registry): then neither `renderToString` nor hydration
 * suspends.
 */
export function CmsPage({ nodes }: { nodes: readonly RenderNode[] }) {
  return <CmsArea nodes={nodes} />
}
