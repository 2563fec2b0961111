import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '../config/env.server.js'
import { createPageServices, type PageServices } from '../page/load/services.server.js'
import { sitemapData } from './sitemapData.server.js'
import { noAssets } from '../testing/noAssets.js'

type Sandbox = Awaited<ReturnType<typeof createSandbox>>

const origin = 'https://vitrine.example'
const upstream = 'http://127.0.0.1:4010'

describe('indexable pages', () => {
  let sandbox: Sandbox
  let token: string

  function open(isDown: (path: string) => boolean = () => false): PageServices {
    const config = parseEnvironment({ COMMERCE_BASE_URL: upstream, CMS_BASE_URL: upstream, IMAGE_BASE_URL: upstream })
    return createPageServices({
      config: { ...config, publicOrigin: origin },
      fetch: async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input)
        if (isDown(pathname)) throw new TypeError('fetch failed')
        const headers = Object.fromEntries(new Headers(init?.headers))
        const answer = await sandbox.inject({ method: 'GET', url: pathname + search, headers })
        return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
      },
      getGuestToken: () => Promise.resolve(token),
      log: { warn: () => undefined, error: () => undefined },
      assets: noAssets,
      buildId: 'b1',
    })
  }

  beforeAll(async () => {
    sandbox = await createSandbox()
    const answer = await sandbox.inject({
      method: 'POST',
      url: '/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/token',
      headers: {
        authorization: `Basic ${Buffer.from('66666666-7777-8888-9999-000000000000:sandbox-private-client').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'grant_type=client_credentials&channel_id=halbrenn-master',
    })
    token = answer.json<{ access_token: string }>().access_token
  })
  afterAll(() => sandbox.close())

  it('contain every page, category and product once, with the locales that have it', async () => {
    const { entries, locales } = await sitemapData(open())
    const paths = entries.map(({ path }) => path)
    expect(locales).toHaveLength(12)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/service/delivery', '/watches/mens', '/aurelune/meridian-40/2104-310-1.html']),
    )
    expect(entries.find(({ path }) => path === '/')?.localeIds).toHaveLength(12)
    expect(entries.find(({ path }) => path === '/service/delivery')?.lastModified).toMatch(/^2026-/)
    const images = entries.flatMap(({ image }) => image ?? [])
    expect(images.length).toBeGreaterThan(100)
    expect(images.filter((image) => !image.startsWith(`${origin}/`))).toEqual([])
  })

  it.each(['/search', '/wishlist', '/page-not-found', '/staff-sale'])('do not contain %s', async (path) => {
    const { entries } = await sitemapData(open())
    expect(entries.map((entry) => entry.path)).not.toContain(path)
  })

  it.each([
    ['the CMS', '/.rest/delivery/'],
    ['the search', '/search/'],
    ['the catalogue', '/product/'],
  ])('are not returned incompletely when %s is down', async (_, prefix) => {
    await expect(sitemapData(open((path) => path.startsWith(prefix)))).rejects.toThrow(/./)
  })
})
