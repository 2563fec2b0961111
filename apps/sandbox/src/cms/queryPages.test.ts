import fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { loadContent } from './loadContent.js'
import { registerCms } from './registerCms.js'

const app = fastify()
beforeAll(() => registerCms(app, { catalogue: buildCatalogue(), now: () => 0 }))

interface Found {
  readonly results: readonly Readonly<Record<string, string>>[]
  readonly total: number
}

const query = async (search: string): Promise<Found> =>
  (await app.inject({ url: `/.rest/delivery/pages/v1/?${search}` })).json()
const pathsOf = ({ results }: Found) => results.map((node) => node['@path'])

describe('the query over pages', () => {
  it('lists every page of a country in pages of results, so that a sitemap can be built from it', async () => {
    const wanted = loadContent()
      .pages.filter(({ path, onlyIn }) => path !== '/' && (onlyIn === null || onlyIn.includes('ch')))
      .map(({ path }) => `/ch${path}`)
    const seen: (string | undefined)[] = []
    for (let offset = 0, total = 1; offset < total; offset += 30) {
      const found = await query(`@ancestor=/ch&limit=30&offset=${offset}&lang=de`)
      seen.push(...pathsOf(found))
      total = found.total
    }
    expect(wanted.filter((path) => !seen.includes(path))).toEqual([])
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('delivers properties only', async () => {
    const { results } = await query('@ancestor=/ch&title=Impressum&lang=de')
    expect(results).toEqual([
      expect.objectContaining({
        '@path': '/ch/legal/imprint',
        'mgnl:template': 'vitrine:pages/generic-content',
        'mgnl:lastModified': expect.stringMatching(/^2026-/),
        title: 'Impressum',
        noIndex: 'false',
        '@nodes': [],
      }),
    ])
    expect(results[0]).not.toHaveProperty('main')
  })

  it('returns ten pages by default and at most a hundred', async () => {
    expect(await query('')).toMatchObject({ limit: 10, offset: 0, results: { length: 10 } })
    expect(await query('limit=5000')).toMatchObject({ limit: 100, results: { length: 100 } })
  })

  it.each([
    ['q=imprint&@ancestor=/ch', ['/ch/legal/imprint']],
    ['@ancestor=/uk/legal&@name=imprint|terms', ['/uk/legal/imprint', '/uk/legal/terms']],
    ['@ancestor=/uk/legal/&title[like]=impr%25', ['/uk/legal/imprint']],
    ['@ancestor=/uk/legal&title[like]=%25prin%25', ['/uk/legal/imprint']],
    ['@ancestor=/uk&mgnl:template[like]=%25-locator', ['/uk/boutiques']],
    ['@ancestor=/uk&mgnl:template=vitrine:pages/search', ['/uk/search']],
    ['@ancestor=/uk&@name[in]=imprint~imprint', ['/uk/legal/imprint']],
    ['@ancestor=/uk/legal&@name[ne]=imprint&@name[lte]=privacy&@name[gt]=imprint', ['/uk/legal/privacy']],
    ['@ancestor=/uk/legal&@name[not-in]=a~s', ['/uk/legal/terms']],
    ['@ancestor=/uk/legal&@name=imprint&description[null]=false&unheard[null]=true', ['/uk/legal/imprint']],
    ['@ancestor=/xx', []],
    ['@ancestor=/ch&mgnl:lastModified[lt]=2020-01-01', []],
  ])('filters by %s', async (search, paths) => {
    expect(pathsOf(await query(`lang=en&${search}`))).toEqual(paths)
  })

  it('sorts by properties, date-times by time', async () => {
    const { results } = await query('@ancestor=/ch&limit=100&orderBy=mgnl:lastModified%20desc,title%20asc&lang=en')
    const times = results.map((node) => Date.parse(node['mgnl:lastModified'] ?? ''))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it.each(['limit=ten', 'offset=-1', 'title[regex]=x', 'ti%20tle=x'])('refuses %s', async (search) => {
    const response = await app.inject({ url: `/.rest/delivery/pages/v1?${search}` })
    expect([response.statusCode, response.json()]).toMatchObject([400, { error: { code: 'badRequest' } }])
  })
})
