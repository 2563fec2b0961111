import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { definitions } from '../definitions/definitions.js'
import { readCmsNode } from '../nodes/cmsNode.js'
import { parsePage } from '../nodes/parsePage.js'
import type { RenderNode } from '../nodes/renderNode.js'
import { loadTemplates } from '../registry.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { CmsPage } from './CmsPage.js'

const quote = (id: string, text: string): RenderNode => ({
  id,
  template: 'vitrine:components/quote-text',
  props: { quote: text },
})

async function html(nodes: readonly RenderNode[]) {
  await loadTemplates(nodes)
  return renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <CmsPage nodes={nodes} />
    </IntlProvider>,
  )
}

// The first import compiles the styles of every component, which takes seconds on a busy machine.
describe('CmsPage', { timeout: 30_000 }, () => {
  it('renders every sample without suspending, and without a style attribute', async () => {
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

  it('loses only the node that throws', async () => {
    const broken: RenderNode = { id: 'broken', template: 'vitrine:components/accordion', props: { panels: null } }
    const markup = await html([quote('a', 'Before'), broken, quote('b', 'After')])
    expect(markup).toContain('Before')
    expect(markup).toContain('After')
    expect(markup).toContain('<!--$!-->')
  })

  it('renders nothing for an unknown template, not even an element', async () => {
    expect(await html([{ id: 'x', template: 'toString', props: {} }])).toBe('')
  })
})
