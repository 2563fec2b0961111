import { describe, expect, it } from 'vitest'
import { exportsOf, importGraph } from './importGraph.mjs'

const entry = 'apps/storefront/app/entry.client.tsx'
const flyouts = 'apps/storefront/app/connected/flyouts/flyoutLoaders.ts'
const miniCart = 'apps/storefront/app/connected/cart/MiniCartFlyout.lazy.tsx'

describe('importGraph', () => {
  it('follows dynamic imports only if requested', () => {
    expect([...importGraph([flyouts]).keys()]).toContain(miniCart)
    expect([...importGraph([flyouts], { withDynamic: false }).keys()]).not.toContain(miniCart)
  })

  it('follows public subpaths of the packages to their source', () => {
    expect([...importGraph([entry]).keys()]).toContain('packages/ui/src/components/ProductTile/ProductTile.tsx')
  })

  it('collects the names that are imported from a file', () => {
    const names = importGraph([flyouts]).get('apps/storefront/app/navigation/ChunkLoadError.ts')
    expect(names).toContain('withChunkTimeout')
    expect(names).not.toContain('ChunkLoadError')
  })

  it('does not follow imports of types', () => {
    const types = 'packages/cms-renderer/src/nodes/linkTarget.ts'
    expect([...importGraph(['packages/cms-renderer/src/nodes/rewriteLink.ts']).keys()]).not.toContain(types)
  })
})

describe('exportsOf', () => {
  it('names values, not types', () => {
    expect(exportsOf(flyouts)).toEqual(['loadFlyout'])
  })
})
