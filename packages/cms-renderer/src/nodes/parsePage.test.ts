import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf } from '../../test/growthOf.js'
import { CmsError } from '../client/CmsError.js'
import { definitions } from '../definitions/definitions.js'
import { buildListing } from '../testing/buildListing.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { readCmsNode } from './cmsNode.js'
import type { ParseContextOptions } from './createParseContext.js'
import type { ParseIssue } from './parseIssue.js'
import { parsePage } from './parsePage.js'
import { collectReferences } from './references.js'

const component = (template: string, fields: object = {}) => ({
  '@id': template,
  'mgnl:template': template,
  '@nodes': [],
  ...fields,
})
const pageOf = (...components: readonly object[]) => ({
  '@id': 'page-1',
  '@name': 'watches',
  title: 'Watches &amp; more',
  'mgnl:template': 'vitrine:pages/home',
  noIndex: 'true',
  main: {
    '@nodeType': 'mgnl:area',
    ...Object.fromEntries(components.map((one, index) => [`n${index}`, one])),
    '@nodes': components.map((_, index) => `n${index}`),
  },
  '@nodes': ['main'],
})

function parse(raw: object, overrides: Partial<ParseContextOptions> = {}) {
  const issues: ParseIssue[] = []
  const report = (issue: ParseIssue) => issues.push(issue)
  const page = parsePage(readCmsNode(raw), buildParseContext({ report, ...overrides }))
  return { page, main: page.areas.main ?? [], issues }
}

describe('parsePage', () => {
  it('reads the facts of the page', () => {
    expect(parse(pageOf()).page).toMatchObject({
      id: 'page-1',
      name: 'watches',
      template: 'vitrine:pages/home',
      title: 'Watches & more',
      isNoIndex: true,
      areas: { main: [] },
    })
  })

  it('drops an unknown template and reports it once', () => {
    const { main, issues } = parse(
      pageOf(component('vitrine:components/unheard-of'), component('vitrine:components/spacing')),
    )
    expect(main.map((node) => node.template)).toEqual(['vitrine:components/spacing'])
    expect(issues.map((issue) => [issue.kind, issue.template])).toEqual([
      ['unknownTemplate', 'vitrine:components/unheard-of'],
    ])
  })

  it('makes the first title of the page the h1 and loads its image with priority', () => {
    const hero = component('vitrine:components/hero-banner', { title: 'A' })
    const { main } = parse(pageOf(component('vitrine:components/spacing'), hero, { ...hero, '@id': 'second' }))
    expect(main.slice(1).map((node) => node.props)).toMatchObject([
      { headingLevel: 1, fetchPriority: 'high' },
      { headingLevel: 2, fetchPriority: undefined },
    ])
  })

  it('leaves the h1 to the listing of the page, whatever its position, and loads the image above it with priority', () => {
    const listing = buildListing()
    const raw = pageOf(
      component('vitrine:components/hero-banner', { title: 'A' }),
      component('vitrine:components/product-grid'),
    )
    const { areas } = parsePage(readCmsNode(raw), buildParseContext({ page: { listing } }))
    expect(areas.main?.map((node) => node.props)).toMatchObject([
      { headingLevel: 2, fetchPriority: 'high' },
      { listing },
    ])
  })

  it('keeps keys unique when the CMS repeats or omits an id', () => {
    const { main } = parse(
      pageOf(...Array.from({ length: 3 }, () => component('vitrine:components/spacing', { '@id': undefined }))),
    )
    expect(new Set(main.map((node) => node.id)).size).toBe(3)
  })

  it('numbers copies in constant time, even with thousands of nodes without an id', () => {
    const parseMany = (length: number) => {
      const ids = Array.from({ length }, (_, index) => (index % 7 === 3 ? `vitrine-components-spacing-${index}` : ''))
      return parse(pageOf(...ids.map((id) => component('vitrine:components/spacing', { '@id': id })))).main
    }
    expect(new Set(parseMany(4800).map((node) => node.id)).size).toBe(4800)
    expect(growthOf(parseMany, 600)).toBeLessThan(24)
  })

  it('keeps ids valid for the DOM', () => {
    const { main } = parse(pageOf(component('vitrine:components/spacing', { '@id': 'a "b"<script>' })))
    expect(main.map((node) => node.id)).toEqual(['a-b-script-'])
  })

  it('shows the products of a carousel that were found and reports the missing one', () => {
    const productIds = ['p~2104-310-1', 'p~9999-999-9', 'p~2104-310-2']
    const { main, issues } = parse(
      pageOf(component('vitrine:components/product-carousel', { title: 'New', productIds })),
    )
    expect(main[0]?.props).toMatchObject({ products: [{ id: '2104-310-1' }, { id: '2104-310-2' }] })
    expect(issues).toMatchObject([{ kind: 'missingProduct', detail: '9999-999-9' }])
  })

  it('parses the area inside a container', () => {
    const content = { a: component('vitrine:components/quote-text', { quote: 'Q' }), '@nodes': ['a'] }
    const { main } = parse(pageOf(component('vitrine:components/container', { content, '@nodes': ['content'] })))
    expect(main[0]?.props).toMatchObject({
      nodes: [{ template: 'vitrine:components/quote-text', props: { quote: 'Q' } }],
    })
  })

  it.each([
    ['teaser', {}],
    ['product-carousel', { title: 'New' }],
    ['container', {}],
    ['product-detail', {}],
    ['navigation-tile-carousel', { tiles: { a: { title: 'A', '@nodes': [] }, '@nodes': ['a'] }, '@nodes': ['tiles'] }],
  ])('reports once that a %s has nothing to show', (name, fields) => {
    const { main, issues } = parse(pageOf(component(`vitrine:components/${name}`, fields)))
    expect(main).toEqual([])
    expect(issues.map(({ kind, template }) => [kind, template])).toEqual([
      ['nothingToShow', `vitrine:components/${name}`],
    ])
  })

  it('reports an entry without its required field and shows the others', () => {
    const panels = {
      a: { text: '<p>No title</p>', '@nodes': [] },
      b: { title: 'B', text: '<p>B</p>', '@nodes': [] },
      '@nodes': ['a', 'b'],
    }
    const { main, issues } = parse(pageOf(component('vitrine:components/accordion', { panels, '@nodes': ['panels'] })))
    expect(main[0]?.props).toMatchObject({ panels: [{ title: 'B' }] })
    expect(issues).toMatchObject([
      { kind: 'nothingToShow', template: 'vitrine:components/accordion', detail: 'panels[0]' },
    ])
  })

  it('does not report missing breadcrumbs on the home page', () => {
    const breadcrumbs = component('vitrine:components/breadcrumbs')
    const content = { a: breadcrumbs, '@nodes': ['a'] }
    const around = component('vitrine:components/container', { content, '@nodes': ['content'] })
    const { issues, main } = parse(pageOf(breadcrumbs, around), { page: { breadcrumbs: [] } })
    expect([main, issues]).toEqual([[], []])
  })

  it('returns the nodes of all areas in page order', () => {
    const area = (title: string) => ({
      '@nodeType': 'mgnl:area',
      a: component('vitrine:components/introduction-text', { title }),
      '@nodes': ['a'],
    })
    const raw = { ...pageOf(), stage: area('First'), main: area('Second'), '@nodes': ['stage', 'main'] }
    expect(parse(raw).page.nodes.map(({ props }) => props)).toMatchObject([{ title: 'First' }, { title: 'Second' }])
  })

  it.each([
    ['has no main area', { main: undefined }, 'missingArea', 'main'],
    ['has null as its main area', { main: null }, 'missingArea', 'main'],
    ['lists a missing node', { main: { a: null, '@nodes': ['a'] } }, 'missingNode', 'main/a'],
  ])('reports a page that %s', (_, fields, kind, detail) => {
    expect(parse({ ...pageOf(), ...fields }).issues).toMatchObject([{ kind, detail, template: 'vitrine:pages/home' }])
  })

  it('reports a node that cannot be read, and shows the others', () => {
    const text = '<p>'.repeat(5001)
    const broken = component('vitrine:components/rich-text', { text })
    const { main, issues } = parse(pageOf(broken, component('vitrine:components/spacing')))
    expect(main.map((node) => node.template)).toEqual(['vitrine:components/spacing'])
    expect(issues).toEqual([
      {
        kind: 'invalidNode',
        nodeId: broken['@id'],
        template: 'vitrine:components/rich-text',
        detail: 'The rich text is too large and is not rendered. Split it into several components.',
      },
    ])
  })

  it('takes a page below the page for no area, and an area with a template for one', () => {
    const child = pageOf(component('vitrine:components/spacing'))
    const stage = { ...child.main, 'mgnl:template': 'vitrine:areas/stage' }
    const content = { ...child.main, n0: component('vitrine:components/spacing') }
    const { page } = parse({
      ...pageOf(),
      child: { ...content, 'mgnl:template': 'vitrine:pages/home', '@nodeType': 'mgnl:page' },
      stage,
      '@nodes': ['main', 'child', 'stage'],
    })
    expect(Object.keys(page.areas)).toEqual(['main', 'stage'])
    expect(page.areas['stage']).toHaveLength(1)
  })

  it('treats a null, text or disabled area as empty', () => {
    for (const main of [null, 'main', undefined]) expect(parse({ ...pageOf(), main }).main).toEqual([])
  })
})

const templates = Object.keys(definitions)
const text = fc.oneof(
  fc.constantFrom(
    'true',
    '12',
    '',
    '<p>&nbsp;</p>',
    '<script>',
    '{"productId":',
    'a~b',
    '50#50',
    'javascript:x',
    '/dam/a.jpg',
  ),
  fc.string(),
)
const leaf = fc.oneof(text, fc.constantFrom(null, true, -1, Number.NaN), fc.array(text, { maxLength: 3 }))

/** Trees of at most `depth` levels: every field may be text, a list, a node, or missing. */
function garbage(depth: number): fc.Arbitrary<object> {
  const inner =
    depth === 0 ? leaf : fc.oneof({ weight: 5, arbitrary: leaf }, { weight: 1, arbitrary: garbage(depth - 1) })
  const names = [
    'title',
    'text',
    'quote',
    'image',
    'landscapeFocalImage',
    '@link',
    'metadata',
    'productIds',
    'categoryId',
    'href',
  ]
  const areas = ['label', 'link', 'tiles', 'panels', 'content', 'a', 'b']
  return fc.record(
    {
      '@id': fc.oneof(fc.string(), leaf),
      '@nodes': fc.oneof(fc.array(fc.constantFrom(...areas, '__proto__'), { maxLength: 4 }), leaf),
      'mgnl:template': fc.oneof(fc.constantFrom(...templates, 'toString', '__proto__'), leaf),
      ...Object.fromEntries([...names, ...areas].map((name) => [name, inner])),
    },
    { requiredKeys: [] },
  )
}

describe('parsePage with arbitrary input', () => {
  it('throws only for the tree limits, and returns plain data with known templates and unique keys', () => {
    fc.assert(
      fc.property(fc.array(garbage(2), { maxLength: 4 }), (components) => {
        const raw = pageOf(...components)
        try {
          collectReferences(readCmsNode(raw))
        } catch (error) {
          return error instanceof CmsError && error.kind === 'tooLarge'
        }
        const { main } = parse(raw)
        expect(main.filter((node) => !templates.includes(node.template))).toEqual([])
        expect(new Set(main.map((node) => node.id)).size).toBe(main.length)
        expect(JSON.stringify(main)).not.toContain('<script>')
        return true
      }),
      { numRuns: 120 },
    )
  }, 20_000)
})
