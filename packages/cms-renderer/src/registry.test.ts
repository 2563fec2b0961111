import { beforeAll, expect, it } from 'vitest'
import type { Definition } from './definitions/definition.js'
import { definitions } from './definitions/definitions.js'
import { readCmsNode } from './nodes/cmsNode.js'
import { parsePage } from './nodes/parsePage.js'
import type { RenderNode } from './nodes/renderNode.js'
import { loadTemplates, provideTemplates } from './registry.js'
import { buildParseContext } from './testing/buildParseContext.js'

const asked: string[] = []

beforeAll(() => {
  provideTemplates((template) => {
    asked.push(template)
    return Promise.resolve(() => null)
  })
})

const node = (template: string, nodes?: readonly RenderNode[]): RenderNode => ({
  id: template,
  template,
  props: nodes ? { nodes } : {},
})

it('loads the templates that the nodes use, nested ones too, each once, and no others', async () => {
  const nodes = [node('test:a'), node('test:b', [node('test:c', [node('test:a')])]), node('test:a')]
  await Promise.all([loadTemplates(nodes), loadTemplates(nodes)])
  expect(asked).toEqual(['test:a', 'test:b', 'test:c'])
})

const all: readonly Definition[] = Object.values(definitions)
const areas = all.flatMap((definition) =>
  Object.entries(definition.fields).flatMap(([name, { type }]) => (type.kind === 'area' ? [{ definition, name }] : [])),
)

it.each(areas)('finds what stands in the area $name of $definition.id', ({ definition, name }) => {
  const inside = { 'mgnl:template': 'vitrine:components/quote-text', quote: 'Inside', '@nodes': [] }
  const component = { ...definition.sample, [name]: { '@nodes': ['x'], x: inside } }
  const page = readCmsNode({ main: { '@nodeType': 'mgnl:area', a: component, '@nodes': ['a'] }, '@nodes': ['main'] })
  const [parsed] = parsePage(page, buildParseContext()).areas.main ?? []
  expect(parsed?.props).toMatchObject({ nodes: [{ template: 'vitrine:components/quote-text' }] })
})
