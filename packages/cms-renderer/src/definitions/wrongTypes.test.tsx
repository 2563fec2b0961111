import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { parsePage } from '../nodes/parsePage.js'
import { createRegistry } from '../registry.js'
import { CmsPage } from '../render/CmsPage.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { fillComponent } from '../testing/fillFields.js'
import type { Definition } from './definition.js'
import { definitions } from './definitions.js'

const all: readonly Definition[] = Object.values(definitions)

const registry = createRegistry({ host: () => Promise.resolve(() => null) })

/** Parses and renders components; returns the reported issues and the errors thrown while rendering. */
async function show(nodes: readonly object[]) {
  const issues: ParseIssue[] = []
  const area = Object.fromEntries(nodes.map((node, index) => [`n${index}`, { ...node, '@id': `id-${index}` }]))
  const page = readCmsNode({
    main: { '@nodeType': 'mgnl:area', ...area, '@nodes': Object.keys(area) },
    '@nodes': ['main'],
  })
  const parsed = parsePage(page, buildParseContext({ report: (issue) => issues.push(issue) })).areas.main ?? []
  await registry.loadAll(parsed)
  const html = renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <CmsPage nodes={parsed} registry={registry} />
    </IntlProvider>,
  )
  const broken = [...html.matchAll(/<template data-msg="([^"]*)/g)].map(([, message]) => message)
  return {
    html,
    parsed,
    broken,
    threw: issues.filter(({ kind }) => kind === 'invalidNode'),
  }
}

/** The sample of a definition, with a value in every field that the sample omits. */
const wholeOf = (definition: Definition): object => ({ ...fillComponent(definition), ...definition.sample })

/** Values of wrong types that a field may contain. */
const garbage: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'true',
  'NaN',
  '<b>x</b>',
  '__proto__',
  [],
  [null, [], {}],
  ['a~b', 7],
  {},
  { '@nodes': 'x' },
  { '@nodes': ['a', 'b', 'gone'], a: null, b: 'text' },
  { '@nodes': ['a'], a: { '@nodes': ['a'], a: {}, title: [], href: {}, '@link': 7 } },
  { '@link': '/dam/a.jpg', metadata: { width: 'x', height: [] } },
  { landscapeFocalImage: [], portraitFocalImage: { image: 'x', focalPoint: '9#9#9' }, altText: 5 },
  { label: {}, href: [], type: 3, target: null },
]

describe('a component with a field of the wrong type', { timeout: 60_000 }, () => {
  it.each(all.map((definition) => [definition.id, definition] as const))(
    '%s neither throws nor breaks the page',
    async (_, definition) => {
      const whole = wholeOf(definition)
      const spoiled = Object.keys(definition.fields).flatMap((name) =>
        garbage.map((value) => ({ ...whole, [name]: value })),
      )
      const { broken, threw } = await show([whole, ...spoiled])
      expect({ broken, threw }).toEqual({ broken: [], threw: [] })
    },
  )

  it('renders with valid fields, which is the baseline of the cases above', async () => {
    const { parsed } = await show(all.filter(({ title }) => title !== 'must').map(wholeOf))
    const shown = new Set(parsed.map(({ template }) => template))
    const missing = all.filter(({ id, title }) => title !== 'must' && !shown.has(id)).map(({ id }) => id)
    expect(missing).toEqual([])
  })
})

/** Shop components with arbitrary fields and arbitrary nesting; some fields are valid. */
const { node: anyComponent } = fc.letrec<{ node: object; value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(...garbage),
    fc.string(),
    tie('node'),
    fc
      .dictionary(fc.constantFrom('0', '00', '01', 'a'), tie('node'), { maxKeys: 4 })
      .map((children) => ({ ...children, '@nodes': Object.keys(children).toReversed() })),
  ),
  node: fc
    .record({
      definition: fc.constantFrom(...all),
      spoiled: fc.array(fc.tuple(fc.nat(10), tie('value')), { maxLength: 3 }),
      hasOrder: fc.boolean(),
    })
    .map(({ definition, spoiled, hasOrder }) => {
      const names = Object.keys(definition.fields)
      const changes = spoiled.flatMap(([at, value]) =>
        names[at % names.length] ? [[names[at % names.length], value]] : [],
      )
      const { '@nodes': order, ...whole }: { '@nodes'?: unknown } = wholeOf(definition)
      return { ...whole, ...Object.fromEntries(changes), ...(hasOrder && { '@nodes': order }) }
    }),
}))

describe('an arbitrary component tree', { timeout: 120_000 }, () => {
  it('is parsed without throwing and rendered without a broken node', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyComponent, { maxLength: 6 }), async (nodes) => {
        const { broken, threw } = await show(nodes)
        expect({ broken, threw }).toEqual({ broken: [], threw: [] })
      }),
      { numRuns: 150 },
    )
  })
})
