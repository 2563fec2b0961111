import type { RenderNode } from '../nodes/renderNode.js'
import type { Registry } from '../registry.js'
import { CmsArea } from './CmsArea.js'
import { RegistryContext } from './RegistryContext.js'

export interface CmsPageProps {
  readonly nodes: readonly RenderNode[]
  /** The same object in every render. */
  readonly registry: Registry
}

/**
 * The main area of a page. Call `registry.loadAll(nodes)` first: then neither `renderToString` nor hydration suspends.
 */
export function CmsPage({ nodes, registry }: CmsPageProps) {
  return (
    <RegistryContext value={registry}>
      <CmsArea nodes={nodes} />
    </RegistryContext>
  )
}
