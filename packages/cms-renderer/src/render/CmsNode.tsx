import { createElement, memo, Suspense, use } from 'react'
import type { RenderNode } from '../nodes/renderNode.js'
import { loadTemplate } from '../registry.js'
import { NodeBoundary } from './NodeBoundary.js'

/**
 * One component of a page. If it throws, it alone is missing; an unknown template renders nothing. Memoised: an update
 * around a part that is not hydrated yet would throw its HTML away.
 */
export const CmsNode = memo(function CmsNode({ node }: { node: RenderNode }) {
  const loading = loadTemplate(node.template)
  if (!loading) return null
  return (
    <NodeBoundary>
      <Suspense fallback={null}>
        <Loaded loading={loading} props={node.props} />
      </Suspense>
    </NodeBoundary>
  )
})

function Loaded({ loading, props }: { loading: NonNullable<ReturnType<typeof loadTemplate>>; props: object }) {
  return createElement(use(loading), props)
}
