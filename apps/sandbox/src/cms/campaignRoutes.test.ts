import { createCmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import fastify from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { registerCms } from './registerCms.js'

const ADVENT = { start: Date.parse('2026-11-20T09:00:00+01:00'), end: Date.parse('2027-02-01T00:00:00+01:00') }
const PATH = '/campaign/advent-2026'

let time = ADVENT.start
const app = fastify()
beforeAll(() => registerCms(app, { catalogue: buildCatalogue(), now: () => time }))
beforeEach(() => {
  time = ADVENT.start
})

const get = (url: string) => app.inject({ url })
const client = createCmsClient({
  baseUrl: 'http://cms.example',
  fetch: async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const { statusCode, body, headers } = await get(pathname + search)
    return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  },
})

describe('campaigns', () => {
  it.each([
    ['not a millisecond before their start', ADVENT.start - 1, false],
    ['from their start', ADVENT.start, true],
    ['until a millisecond before their end', ADVENT.end - 1, true],
    ['not from their end on', ADVENT.end, false],
  ])('are available %s', async (_, moment, isThere) => {
    time = moment
    const page = await client.getPage({ country: 'ch', path: PATH, lang: 'de' })
    const links = await client.getCanonicalLinks({ pageUrl: `/ch/de${PATH}` })
    expect([page !== null, links !== null]).toEqual([isThere, isThere])
  })

  it('are available to preview at any time', async () => {
    time = ADVENT.end
    for (const wish of [{ variants: 'all' }, { version: '1.0' }] as const) {
      expect(await client.getPage({ country: 'ch', path: PATH, lang: 'de', ...wish })).not.toBeNull()
    }
  })

  it('have no country in paths or links', async () => {
    const answer = await get(`/.rest/campaign-manager${PATH}?lang=fr`)
    expect(answer.json()).toMatchObject({ '@path': PATH, '@nodes': ['main'], title: 'L’Avent 2026' })
    expect(answer.body).toContain('href=\\"/service/returns.html\\"')
  })

  it.each([`${PATH}/`, '/advent-2026'])('are available under %s', async (path) => {
    expect((await get(`/.rest/campaign-manager${path}`)).statusCode).toBe(200)
  })

  it('can be read in part', async () => {
    const answer = await get(`/.rest/campaign-manager${PATH}/main/0?lang=en`)
    expect(answer.json()).toMatchObject({
      '@path': `${PATH}/main/0`,
      'mgnl:template': 'vitrine:components/hero-banner',
    })
  })

  it.each([
    '/.rest/campaign-manager/campaign/x',
    '/.rest/campaign-manager/campaign/',
    '/.rest/campaign-manager/',
    '/.rest/campaign-manager/about',
    `/.rest/campaign-manager${PATH}/main/@name`,
    `/.rest/campaign-manager/__proto__`,
    `/.rest/delivery/pages/v1/ch${PATH}`,
  ])('are not found under %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'pathNotFound' } }])
  })

  it('have alternates in every locale', async () => {
    const links = await client.getCanonicalLinks({ pageUrl: `/uk/en${PATH}` })
    expect(links?.alternates).toHaveLength(12)
    expect(links?.alternates).toContainEqual({ hreflang: 'de-CH', href: `https://vitrine.example/ch/de${PATH}` })
  })

  it('are not in the results of page queries', async () => {
    const { body } = await get('/.rest/delivery/pages/v1?lang=en&limit=100&@name=advent-2026|about')
    expect(body).toContain('/ch/about')
    expect(body).not.toContain('advent-2026')
  })
})
