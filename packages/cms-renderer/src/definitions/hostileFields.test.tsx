// @vitest-environment happy-dom
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { parsePage } from '../nodes/parsePage.js'
import type { RenderNode } from '../nodes/renderNode.js'
import { createRegistry } from '../registry.js'
import { CmsPage } from '../render/CmsPage.js'
import { CmsSlotsProvider } from '../render/CmsSlots.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { type FillRule, fillComponent } from '../testing/fillFields.js'
import { hostileHrefs } from '../testing/hostileHrefs.js'
import type { Definition } from './definition.js'
import { definitions } from './definitions.js'

const ORIGIN = 'https://vitrine.example'
const IMAGES = 'https://images.vitrine.example'
const all: readonly Definition[] = Object.values(definitions)

// Renders the props of host components as text, so that their addresses are checked as well.
const registry = createRegistry({ host: () => Promise.resolve((props) => <p>{JSON.stringify(props)}</p>) })

function parseNodes(nodes: readonly object[]) {
  const issues: ParseIssue[] = []
  const area = Object.fromEntries(nodes.map((node, index) => [`n${index}`, node]))
  const page = readCmsNode({
    main: { '@nodeType': 'mgnl:area', ...area, '@nodes': Object.keys(area) },
    '@nodes': ['main'],
  })
  const ctx = buildParseContext({ report: (issue) => issues.push(issue) })
  return { nodes: parsePage(page, ctx).areas.main ?? [], issues }
}

async function render(nodes: readonly RenderNode[], toHtml = renderToString) {
  await registry.loadAll(nodes)
  return toHtml(
    <IntlProvider locale="en" onError={() => undefined}>
      <CmsSlotsProvider slots={{}}>
        <CmsPage nodes={nodes} registry={registry} />
      </CmsSlotsProvider>
    </IntlProvider>,
  )
}

/** Every URL in the markup that a browser could follow or load. */
function addressesIn(html: string): readonly string[] {
  const body = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body
  return [...body.querySelectorAll('*')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset'].flatMap((name) => {
      const value = element.getAttribute(name)
      if (value === null) return []
      return name === 'srcset' ? value.split(', ').map((one) => one.split(' ')[0] ?? '') : [value]
    }),
  )
}

/** Every string in the props whose key names an address. */
function addressesOf(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return /href|src|url|poster/i.test(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => addressesOf(one, name))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => addressesOf(one, key))
    : []
}

/** Whether an address stays in this shop. Telephone numbers are those of the boutiques. */
const isOwn = (address: string) => {
  if (address.startsWith('tel:')) return true
  const url = URL.canParse(address, `${ORIGIN}/ch/de/page`) ? new URL(address, `${ORIGIN}/ch/de/page`) : null
  return url !== null && url.username === '' && [ORIGIN, IMAGES].includes(url.origin)
}

const hostileRule =
  (href: string): FillRule =>
  (kind) => {
    if (kind === 'path') return href
    if (kind === 'link') return { label: 'Words', href, type: 'internal', '@nodes': [] }
    if (kind === 'asset') return { '@link': href, metadata: { width: '10', height: '10' } }
    if (kind === 'focalImage')
      return { landscapeFocalImage: { image: { '@link': href } }, portraitFocalImage: { image: { '@link': href } } }
    if (kind === 'html') return `<p>Words <a href="${escaped(href)}">a</a><img src="${escaped(href)}"></p>`
    if (kind === 'product' || kind === 'category') return href
    return kind === 'products' || kind === 'categories' ? [href] : undefined
  }
const escaped = (href: string) => href.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

describe('every address field', { timeout: 60_000 }, () => {
  it.each(hostileHrefs)('keeps %j from leading to another site', async (href) => {
    const { nodes } = parseNodes(all.map((definition) => fillComponent(definition, hostileRule(href))))
    const html = await render(nodes, renderToStaticMarkup)
    const found = [...addressesOf(nodes.map(({ props }) => props)), ...addressesIn(html)]
    expect(nodes.length).toBeGreaterThan(10)
    expect(found.filter((address) => !isOwn(address))).toEqual([])
  })

  it('is covered: a harmless address appears in the props and markup of every component that has such a field', async () => {
    const link = { label: 'Words', href: '/care', '@nodes': [] }
    const withAddress = all.filter(({ fields }) => Object.values(fields).some(({ type }) => type.kind === 'link'))
    for (const definition of withAddress) {
      const { nodes } = parseNodes([fillComponent(definition, (kind) => (kind === 'link' ? link : undefined))])
      const found = addressesOf(nodes.map(({ props }) => props))
      expect([definition.id, found.includes('/ch/de/care')]).toEqual([definition.id, true])
    }
  })
})
