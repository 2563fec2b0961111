import { expect, it } from 'vitest'
import type { Definition } from './definitions/definition.js'
import { definitions } from './definitions/definitions.js'
import { readCmsNode } from './nodes/cmsNode.js'
import { parsePage } from './nodes/parsePage.js'
import type { RenderNode } from './nodes/renderNode.js'
import { createRegistry } from './registry.js'
import { buildParseContext } from './testing/buildParseContext.js'

const node = (template: string, nodes?: readonly RenderNode[]): RenderNode => ({
  id: template,
  template,
  props: nodes ? { nodes } : {},
})

it('loads exactly the templates that the nodes use, including nested ones, each once', async () => {
  const nodes = [node('test:a'), node('test:b', [node('test:c', [node('test:a')])]), node('test:a')]
  const asked: string[] = []
  const registry = createRegistry({
    host(template) {
      asked.push(template)
      return Promise.resolve(() => null)
    },
  })
  await Promise.all([registry.loadAll(nodes), registry.loadAll(nodes)])
  expect(asked).toEqual(['test:a', 'test:b', 'test:c'])
})

const all: readonly Definition[] = Object.values(definitions)
const areas = all.flatMap((definition) =>
  Object.entries(definition.fields).flatMap(([name, { type }]) => (type.kind === 'area' ? [{ definition, name }] : [])),
)

it.each(areas)('finds the nodes in the area $name of $definition.id', ({ definition, name }) => {
  const inside = { 'mgnl:template': 'vitrine:components/quote-text', quote: 'Inside', '@nodes': [] }
  const component = { ...definition.sample, [name]: { '@nodes': ['x'], x: inside } }
  const page = readCmsNode({ main: { '@nodeType': 'mgnl:area', a: component, '@nodes': ['a'] }, '@nodes': ['main'] })
  const [parsed] = parsePage(page, buildParseContext()).areas.main ?? []
  expect(parsed?.props).toMatchObject({ nodes: [{ template: 'vitrine:components/quote-text' }] })
})
