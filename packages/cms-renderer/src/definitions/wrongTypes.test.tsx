import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { parsePage } from '../nodes/parsePage.js'
import { loadTemplates, provideTemplates } from '../registry.js'
import { CmsPage } from '../render/CmsPage.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { fillComponent } from '../testing/fillFields.js'
import type { Definition } from './definition.js'
import { definitions } from './definitions.js'

const all: readonly Definition[] = Object.values(definitions)

provideTemplates(() => Promise.resolve(() => null))

/** Parses and renders components; gives what was reported and what broke while rendering. */
async function show(nodes: readonly object[]) {
  const issues: ParseIssue[] = []
  const area = Object.fromEntries(nodes.map((node, index) => [`n${index}`, { ...node, '@id': `id-${index}` }]))
  const page = readCmsNode({
    main: { '@nodeType': 'mgnl:area', ...area, '@nodes': Object.keys(area) },
    '@nodes': ['main'],
  })
  const parsed = parsePage(page, buildParseContext({ report: (issue) => issues.push(issue) })).areas.main ?? []
  await loadTemplates(parsed)
  const html = renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <CmsPage nodes={parsed} />
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

/** Its sample, and a value in every field that the sample leaves open. */
const wholeOf = (definition: Definition): object => ({ ...fillComponent(definition), ...definition.sample })

/** What a field may hold beside what belongs into it. */
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

describe('a component whose field holds something else', { timeout: 60_000 }, () => {
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

  it('is shown where nothing is spoiled, so that the cases above start from something', async () => {
    const { parsed } = await show(all.filter(({ title }) => title !== 'must').map(wholeOf))
    const shown = new Set(parsed.map(({ template }) => template))
    const missing = all.filter(({ id, title }) => title !== 'must' && !shown.has(id)).map(({ id }) => id)
    expect(missing).toEqual([])
  })
})

/** Components of the shop with any fields, nested in any way; some fields are what they should be. */
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

describe('any tree of components', { timeout: 120_000 }, () => {
  it('is parsed without a throw and rendered without a broken node', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyComponent, { maxLength: 6 }), async (nodes) => {
        const { broken, threw } = await show(nodes)
        expect({ broken, threw }).toEqual({ broken: [], threw: [] })
      }),
      { numRuns: 150 },
    )
  })
})
