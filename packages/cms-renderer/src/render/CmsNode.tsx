import { createElement, memo, Suspense, use } from 'react'
import type { RenderNode } from '../nodes/renderNode.js'
import type { NodeComponent } from '../registry.js'
import { NodeBoundary } from './NodeBoundary.js'
import { useRegistry } from './RegistryContext.js'

/**
 * Renders one component of a page. An error removes only this component; an unknown template renders nothing. Memoised,
 * because an update from a parent would discard the HTML of a component that is not hydrated yet.
 */
export const CmsNode = memo(function CmsNode({ node }: { node: RenderNode }) {
  const loading = useRegistry().load(node.template)
  if (!loading) return null
  return (
    <NodeBoundary>
      <Suspense fallback={null}>
        <Loaded loading={loading} props={node.props} />
      </Suspense>
    </NodeBoundary>
  )
})

function Loaded({ loading, props }: { loading: Promise<NodeComponent>; props: object }) {
  return createElement(use(loading), props)
}
