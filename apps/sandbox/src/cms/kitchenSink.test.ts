import { createParseContext } from '@vitrine/cms-renderer/nodes/createParseContext'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import type { ParseIssue } from '@vitrine/cms-renderer/nodes/parseIssue'
import { parsePage } from '@vitrine/cms-renderer/nodes/parsePage'
import { collectReferences } from '@vitrine/cms-renderer/nodes/references'
import { describe, expect, it } from 'vitest'
import { awkwardComponents } from './awkwardComponents.js'
import { components } from './contentSchema.js'
import { openCms } from './testing/openCms.js'

const { app, catalogue, client } = await openCms()
const sink = async (path = '') => {
  const page = await client.getPage({ country: 'ch', path: `/kitchen-sink${path}`, lang: 'en' })
  if (!page) throw new Error(`There is no /kitchen-sink${path}.`)
  return page
}

describe('the kitchen sink', () => {
  it.each([
    ['', 'retailer'],
    ['/bespoke', 'bespoke'],
    ['/cpo', 'cpo'],
    ['/cpov7', 'cpov7'],
  ])('%s shows every component of the renderer in the theme %s', async (path, theme) => {
    const page = await sink(path)
    expect(pageTemplate(page.template)?.theme).toBe(theme)
    const [main] = page.children
    const templates = main?.children.map((node) => node.template) ?? []
    expect([...components.values()].map(({ id }) => id).filter((id) => !templates.includes(id))).toEqual([])
  })

  it('is excluded from search engines and menus', async () => {
    expect(pageFacts(await sink()).isNoIndex).toBe(true)
    const menu = await client.getChildren({ country: 'ch', path: '/', lang: 'en' })
    expect(menu.find(({ name }) => name === 'kitchen-sink')?.fields.get('hideInNavigation')).toBe('true')
  })

  it('gives every node a unique identifier and path', async () => {
    const raw = (await app.inject('/.rest/delivery/pages/v1/ch/kitchen-sink')).body
    const ids = [...raw.matchAll(/"@id":"([^j][^"]*)"/g)].map((match) => match[1])
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(ids).size).toBe(ids.length)
    expect(raw).not.toContain('/ch/sample/')
  })

  it('refers to existing products and categories, except in malformed samples', async () => {
    const { productIds, categoryIds } = collectReferences(await sink())
    const products = new Set(catalogue.products.map(({ id }) => id))
    const categories = new Set(catalogue.categories.map(({ id }) => id))
    // The first one is from a renderer sample, which uses another catalogue.
    expect(productIds.filter((id) => !products.has(id))).toEqual(['2104-310-2', '0000-000-0'])
    expect(categoryIds.filter((id) => !categories.has(id))).toEqual([])
  })

  it('survives malformed content of a real CMS', async () => {
    const issues: ParseIssue[] = []
    const ctx = createParseContext({
      lang: 'en',
      links: { localeAlias: 'ch/en', localeAliases: ['ch/en'], cmsRoots: ['ch'] },
      assets: { cmsBase: '/cms' },
      products: new Map(),
      categories: new Map(),
      page: { breadcrumbs: [] },
      report: (issue) => issues.push(issue),
    })
    const { main } = parsePage(await sink(), ctx).areas
    const text = JSON.stringify(main)
    expect(text).not.toMatch(/javascript:|<script|onclick|\$\{link|style=/)
    expect(text).toContain('href=\\"/ch/en/contact\\"')
    expect(text).toMatch(/"\/cms\/dam\/jcr:[\da-f-]+\/craft\.jpg"/)
    expect(text).toContain('Montferre &amp; Fils – a picture that was not resolved')
    expect(issues.map(({ template }) => template)).toContain('vitrine:components/unheard-of')
    expect(main?.length).toBeGreaterThan(awkwardComponents.length)
  })
})
