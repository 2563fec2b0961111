import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import type { ParseIssue } from '../nodes/parseIssue.js'
import { parsePage } from '../nodes/parsePage.js'
import { templateLoaders } from '../templateLoaders.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import type { Definition } from './definition.js'
import { definitions } from './definitions.js'
import { hostTemplates } from './hostTemplates.js'

const table: readonly (readonly [string, Definition])[] = Object.entries(definitions)
const commerceTemplates = ['product-grid', 'product-detail', 'pre-owned-product-detail'].map(
  (name) => `vitrine:components/${name}`,
)

function parseSample(sample: object) {
  const issues: ParseIssue[] = []
  const page = readCmsNode({ main: { '@nodeType': 'mgnl:area', '0': sample, '@nodes': ['0'] }, '@nodes': ['main'] })
  return {
    nodes: parsePage(page, buildParseContext({ report: (issue) => issues.push(issue) })).areas.main ?? [],
    issues,
  }
}

describe('definitions', () => {
  it.each(table)('%s is listed under its own id', (id, definition) => {
    expect(definition.id).toBe(id)
  })

  it.each(table)('%s has a loader in the registry or is provided by the host', (id) => {
    expect([...Object.keys(templateLoaders), ...hostTemplates]).toContain(id)
  })

  it.each(table.filter(([id]) => !commerceTemplates.includes(id)))('parses the sample of %s', (id, definition) => {
    const { nodes, issues } = parseSample(definition.sample)
    expect(nodes.map((node) => node.template)).toEqual([id])
    expect(issues).toEqual([])
  })

  it.each(table.filter(([id]) => commerceTemplates.includes(id)))(
    '%s renders nothing on a page without commerce data',
    (id, definition) => {
      const { nodes, issues } = parseSample(definition.sample)
      expect(nodes).toEqual([])
      const isFault = id !== 'vitrine:components/breadcrumbs'
      expect(issues.map(({ kind, template }) => [kind, template])).toEqual(isFault ? [['nothingToShow', id]] : [])
    },
  )

  it.each(table)(
    'the props of %s survive a JSON round trip, so that server and browser render the same markup',
    (_, definition) => {
      const { nodes } = parseSample(definition.sample)
      expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes)
    },
  )

  it('every template in the registry has a definition', () => {
    expect([...Object.keys(templateLoaders), ...hostTemplates].sort()).toEqual(Object.keys(definitions).sort())
  })
})
