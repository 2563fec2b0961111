import fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { registerCms } from './registerCms.js'

const app = fastify()
beforeAll(() => registerCms(app, { catalogue: buildCatalogue(), now: () => 0 }))

const PREFIX = '/.rest/template-annotations/v1'
const get = (path: string) => app.inject({ url: PREFIX + path })

describe('template annotations', () => {
  it('contain the comments of the page, its areas and its components, in page order', async () => {
    const answer = await get('/website/ch/about')
    const all = Object.entries(answer.json<Record<string, string>>())
    expect(all.slice(0, 3)).toEqual([
      ['/ch/about', 'cms:page content="website:/ch/about" dialog="vitrine:pages/general-page" activationStatus="2"'],
      [
        '/ch/about/main',
        expect.stringMatching(
          /^cms:area content="website:\/ch\/about\/main" name="main" availableComponents="vitrine:components\/accordion,[^"]+" type="list" label="Main" inherit="false" optional="false" createdAreaNode="true" showAddButton="true" showNewComponentArea="true" activationStatus="0"$/,
        ),
      ],
      [
        '/ch/about/main/0',
        'cms:component content="website:/ch/about/main/0" dialog="vitrine:components/hero-banner" label="Hero banner" activationStatus="0"',
      ],
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each(['/website/ch/about', '/website/uk', '/campaign-manager/campaign/advent-2026'])(
    'of %s cover exactly the page, areas and components of the page call',
    async (path) => {
      const source = path.replace('/website', '/.rest/delivery/pages/v1').replace(/^\/campaign-m/, '/.rest/campaign-m')
      const page: unknown = (await app.inject({ url: `${source}?variants=all` })).json()
      const keys = Object.keys((await get(path)).json<object>())
      expect(keys).toEqual(editablePaths(page))
      expect(keys.length).toBeGreaterThan(3)
    },
  )

  it('contain the workspace of a campaign, at any time', async () => {
    expect((await get('/campaign-manager/campaign/advent-2026/main/0')).json()).toEqual({
      '/campaign/advent-2026/main/0':
        'cms:component content="campaign-manager:/campaign/advent-2026/main/0" dialog="vitrine:components/hero-banner" label="Hero banner" activationStatus="0"',
    })
  })

  it.each([
    ['/website', 400, 'badRequest'],
    ['/website/', 400, 'badRequest'],
    ['/campaign-manager', 400, 'badRequest'],
    ['/website/ch/nowhere', 404, 'pathNotFound'],
    ['/website/gb', 404, 'pathNotFound'],
    ['/website/ch/about/__proto__', 404, 'pathNotFound'],
    ['/website/ch/campaign/advent-2026', 404, 'pathNotFound'],
    ['/campaign-manager/campaign/x', 404, 'pathNotFound'],
    ['/users/ch', 404, 'notFound'],
  ])('are refused for %s with %i', async (path, status, code) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: { code } }])
  })
})

/** Paths of pages, areas and components in a tree. */
function editablePaths(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null || !('@nodes' in node) || !Array.isArray(node['@nodes'])) return []
  const children = new Map<unknown, unknown>(Object.entries(node))
  const isEditable = ['mgnl:page', 'mgnl:area', 'mgnl:component'].some((type) => type === children.get('@nodeType'))
  const below = node['@nodes'].flatMap((name) => editablePaths(children.get(name)))
  return isEditable ? [children.get('@path'), ...below] : below
}
