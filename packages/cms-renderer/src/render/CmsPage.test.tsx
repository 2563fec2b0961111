import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { definitions } from '../definitions/definitions.js'
import { readCmsNode } from '../nodes/cmsNode.js'
import { parsePage } from '../nodes/parsePage.js'
import type { RenderNode } from '../nodes/renderNode.js'
import { createRegistry } from '../registry.js'
import { buildListing } from '../testing/buildListing.js'
import { buildPageProduct } from '../testing/buildPageProduct.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { CmsPage } from './CmsPage.js'
import { type CmsSlots, CmsSlotsProvider } from './CmsSlots.js'

const quote = (id: string, text: string): RenderNode => ({
  id,
  template: 'vitrine:components/quote-text',
  props: { quote: text },
})

const tileOf = (id: string) => {
  const tile = buildParseContext().products.get(id)
  if (!tile) throw new Error(`buildContext: no tile ${id} in the test context.`)
  return tile
}

async function html(nodes: readonly RenderNode[], slots: Partial<CmsSlots> = {}) {
  const registry = createRegistry()
  await registry.loadAll(nodes)
  return renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <CmsSlotsProvider slots={slots}>
        <CmsPage nodes={nodes} registry={registry} />
      </CmsSlotsProvider>
    </IntlProvider>,
  )
}

// The first import compiles the styles of every component, which takes seconds on a busy machine.
describe('CmsPage', { timeout: 30_000 }, () => {
  it('renders every sample without suspending and without style attributes', async () => {
    const samples = Object.values(definitions).map(({ sample }) => sample)
    const area = Object.fromEntries(samples.map((sample, index) => [`n${index}`, sample]))
    const page = readCmsNode({
      main: { '@nodeType': 'mgnl:area', ...area, '@nodes': Object.keys(area) },
      '@nodes': ['main'],
    })
    const nodes = parsePage(page, buildParseContext()).areas.main ?? []
    const markup = await html(nodes)
    expect(nodes.length).toBeGreaterThan(15)
    expect(markup).not.toContain('<!--$?-->')
    expect(markup).not.toContain('<!--$!-->')
    expect(markup).not.toContain(' style=')
    expect(markup.match(/<h1/g)).toHaveLength(1)
  })

  it('drops only the node that throws', async () => {
    const broken: RenderNode = { id: 'broken', template: 'vitrine:components/accordion', props: { panels: null } }
    const markup = await html([quote('a', 'Before'), broken, quote('b', 'After')])
    expect(markup).toContain('Before')
    expect(markup).toContain('After')
    expect(markup).toContain('<!--$!-->')
  })

  it('renders nothing for an unknown template, not even an element', async () => {
    expect(await html([{ id: 'x', template: 'toString', props: {} }])).toBe('')
  })

  it.each(['product-detail', 'pre-owned-product-detail'])("renders the host's slots in %s", async (name) => {
    const slots: Partial<CmsSlots> = {
      AddToCart: ({ productId, maxQuantity }) => <p>{`add ${productId} up to ${maxQuantity}`}</p>,
      WishlistToggle: ({ name }) => <p>{`wish ${name}`}</p>,
    }
    const template = `vitrine:components/${name}`
    const markup = await html([{ id: 'p', template, props: { product: buildPageProduct() } }], slots)
    expect(markup).toContain('add 2104-310-1 up to 2')
    expect(markup).toContain('wish Meridian 40')
    expect(markup.match(/<h1/g)).toHaveLength(1)
  })

  it('renders a product and a listing without any slot', async () => {
    const listing = buildListing({ products: [tileOf('2104-310-1')], total: 1 })
    const markup = await html([
      { id: 'p', template: 'vitrine:components/product-detail', props: { product: buildPageProduct() } },
      { id: 'l', template: 'vitrine:components/product-grid', props: { listing } },
    ])
    expect(markup).not.toContain('<!--$!-->')
    expect(markup).toContain('Meridian 40')
  })
})
