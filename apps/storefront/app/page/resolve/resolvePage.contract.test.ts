import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStorefrontApp } from '../../entry.server.js'
import { parseEnvironment } from '../../config/env.server.js'
import type { StorefrontApp } from '../../contract/hostContract.js'
import type { PageResult } from '../../contract/pageData.js'
import { noAssets } from '../../testing/noAssets.js'

type Sandbox = Awaited<ReturnType<typeof createSandbox>>

const upstream = 'http://127.0.0.1:4010'
const origin = 'https://vitrine.example'
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

/** Fetch served by the in-memory sandbox; paths matched by `isDown` fail like an unreachable back end, or return 404. */
function sandboxFetch(sandbox: Sandbox, isDown: (path: string) => boolean | 'missing' = () => false): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const fault = isDown(pathname)
    if (fault === 'missing') return Response.json({ error: { code: 'pathNotFound' } }, { status: 404 })
    if (fault) throw new TypeError('fetch failed')
    const headers = Object.fromEntries(new Headers(init?.headers))
    const answer = await sandbox.inject({ method: 'GET', url: pathname + search, headers })
    const type = `${answer.headers['content-type']}`
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': type },
    })
  }
}

async function guestToken(sandbox: Sandbox): Promise<string> {
  const answer = await sandbox.inject({
    method: 'POST',
    url: '/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/token',
    headers: {
      authorization: `Basic ${Buffer.from('66666666-7777-8888-9999-000000000000:sandbox-private-client').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials&channel_id=halbrenn-master',
  })
  const body: { access_token: string } = answer.json()
  return body.access_token
}

let sandbox: Sandbox
let token: string

function openApp(isDown?: Parameters<typeof sandboxFetch>[1]): StorefrontApp {
  const config = parseEnvironment({
    COMMERCE_BASE_URL: upstream,
    CMS_BASE_URL: upstream,
    IMAGE_BASE_URL: upstream,
    PUBLIC_ORIGIN: 'http://localhost:3000',
  })
  return createStorefrontApp({
    config: { ...config, publicOrigin: origin },
    fetch: sandboxFetch(sandbox, isDown),
    getGuestToken: () => Promise.resolve(token),
    log,
    assets: noAssets,
    buildId: 'b1',
  })
}

beforeAll(async () => {
  sandbox = await createSandbox()
  token = await guestToken(sandbox)
})
afterAll(() => sandbox.close())

const resolve = (path: string, app = openApp()): Promise<PageResult> => app.resolve(new URL(path, origin))

async function dataOf(path: string, app?: StorefrontApp) {
  const result = await resolve(path, app)
  if (result.kind !== 'data') throw new Error(`${path} is a redirect to ${result.location}`)
  return result
}

describe('resolvePage', () => {
  it.each([
    ['/ch/de', 'page', 'retailer', 'homepage'],
    ['/uk/en/corvane', 'page', 'bespoke', 'homepage'],
    ['/uk/en/certified-pre-owned', 'page', 'cpo', 'homepage'],
    ['/uk/en/pre-owned', 'page', 'cpov7', 'homepage'],
    ['/uk/en/watches/mens', 'virtualPage', 'retailer', 'plp'],
    ['/uk/en/corvane/watches', 'virtualPage', 'bespoke', 'plp'],
    ['/uk/en/certified-pre-owned/watches', 'virtualPage', 'cpo', 'plp'],
    ['/uk/en/pre-owned/watches', 'virtualPage', 'cpov7', 'plp'],
    ['/uk/en/aurelune/meridian-40/2104-310-1.html', 'virtualPage', 'retailer', 'pdp'],
    ['/uk/en/product/2104-310-1', 'virtualPage', 'retailer', 'pdp'],
    ['/uk/en/product/12.90301.02.05.00', 'virtualPage', 'retailer', 'pdp'],
    ['/uk/en/category/watches', 'virtualPage', 'retailer', 'plp'],
    ['/uk/en/corvane/pre-owned/watches', 'virtualPage', 'bespoke', 'plp'],
    ['/uk/en/legaldocuments.html', 'page', 'retailer', 'other'],
    ['/uk/en/jewellery-roadshow', 'page', 'retailer', 'other'],
    ['/pwa-local/uk/en/watches', 'page', 'retailer', 'other'],
    ['/uk/en/watches?site=pwa-local', 'page', 'retailer', 'other'],
    ['/uk/en/search?q=gold', 'page', 'retailer', 'other'],
    ['/uk/en/wishlist', 'page', 'retailer', 'wishlist'],
    ['/uk/en/registration', 'native', 'retailer', 'other'],
    ['/uk/en/reset-password', 'native', 'retailer', 'other'],
    ['/uk/en/checkout/confirmation/100', 'native', 'retailer', 'other'],
    ['/uk/en/cart', 'native', 'retailer', 'other'],
    ['/uk/en/nowhere', 'notFound', 'retailer', 'other'],
    ['/uk/en/product/2104-310-1/strap', 'notFound', 'retailer', 'other'],
    ['/uk/en/category/watches/mens', 'notFound', 'retailer', 'other'],
    ['/uk/en/staff-sale', 'notFound', 'retailer', 'other'],
    ['/uk/en/watches/main', 'notFound', 'retailer', 'other'],
    ['/uk/en/watches/main/00', 'notFound', 'retailer', 'other'],
    ['/uk/en/watches/@nodes', 'notFound', 'retailer', 'other'],
    ['/uk/en/nowhere.html', 'notFound', 'retailer', 'other'],
    ['/uk/en/.html', 'notFound', 'retailer', 'other'],
  ])('resolves %s to a %s page with theme %s and type %s', async (path, kind, theme, type) => {
    const { page } = await dataOf(path)
    expect({ kind: page.kind, theme: page.theme, type: page.context.pageType }).toEqual({ kind, theme, type })
    expect(page.status).toBe(kind === 'notFound' ? 404 : 200)
    expect(page.head.structuredData[0]).toMatchObject({ '@type': 'OnlineStore' })
  })

  it.each([
    ['/uk/en', 'vitrine:pages/virtual-root', '/uk/en'],
    ['/uk/en/corvane/pre-owned/watches', 'vitrine:pages/bespoke-cpov7-virtual-plp', '/uk/en/corvane/pre-owned/watches'],
    [
      '/uk/en/product/3150-310-1',
      'vitrine:pages/bespoke-cpov7-virtual-pdp',
      '/uk/en/corvane/palisade-chronograph-2006/3150-310-1.html',
    ],
  ])('resolves %s to template %s without an editorial page', async (path, template, canonical) => {
    const app = openApp((asked) => asked === '/.rest/delivery/pages/v1/uk' && 'missing')
    const { page } = await dataOf(path, app)
    expect(page).toMatchObject({ kind: 'virtualPage', status: 200, template })
    expect(page.nodes.length).toBeGreaterThan(0)
    expect(page.head.canonical).toBe(origin + canonical)
  })

  it('serves a page under the link address of the CMS, with its real address as canonical', async () => {
    const { page } = await dataOf('/uk/en/legaldocuments.html')
    expect(page.head.canonical).toBe(`${origin}/uk/en/legaldocuments`)
    expect(page.head.alternates).toHaveLength(13)
  })

  it('requests the shell in parallel with the page', async () => {
    const asked: string[] = []
    const app = openApp((path) => {
      asked.push(path)
      return path.startsWith('/.rest/delivery/pages/')
    })
    await resolve('/uk/en', app).catch(() => undefined)
    expect(asked.some((path) => path.startsWith('/.rest/websiteconfig/links/'))).toBe(true)
  })

  it('has the price and breadcrumbs of a product, and its real address as canonical', async () => {
    const { page, tags } = await dataOf('/uk/en/product/2104-310-1')
    expect(page.head.canonical).toBe(`${origin}/uk/en/aurelune/meridian-40/2104-310-1.html`)
    expect(page.head.structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        sku: '2104-310-1',
        offers: expect.objectContaining({ priceCurrency: 'GBP' }),
      }),
    )
    expect(page.context.breadcrumbs.length).toBeGreaterThan(2)
    expect(tags).toContain('product-2104-310-1')
  })

  it('describes a product with its first paragraph, since search descriptions are often only "Titanium, 40 mm"', async () => {
    const { page } = await dataOf('/uk/en/tessmohr/werk-7/3007-301-1.html')
    expect(page.head.description).toMatch(/^Tessmohr Werk 7\. Titanium, 40\smm\. Tessmohr rarely shows .+…$/)
    expect(page.head.description?.length).toBeLessThanOrEqual(161)
  })

  it('omits the offer of a product with price on request', async () => {
    const listing = await dataOf('/uk/en/jewellery/high-jewellery')
    const href = /"href":"(\/uk\/en\/[^"]+\.html)"[^{}]*"price":\{"kind":"onRequest"\}/.exec(
      JSON.stringify(listing.page.nodes),
    )?.[1]
    const { page } = await dataOf(href ?? 'no product on request')
    const product = page.head.structuredData.find((data) => '@type' in data && data['@type'] === 'Product')
    expect(product).toBeDefined()
    expect(product).not.toHaveProperty('offers')
  })

  it('does not index native pages or pages beyond the last', async () => {
    expect((await dataOf('/uk/en/search?q=gold')).page.head.isNoIndex).toBe(true)
    expect((await dataOf('/uk/en/watches/mens?refine=c_material%3Dsteel')).page.head.isNoIndex).toBe(true)
    expect((await dataOf('/uk/en/watches/mens?page=99')).page.status).toBe(404)
  })

  it('redirects a moved category', async () => {
    expect(await resolve('/uk/en/timepieces')).toMatchObject({ kind: 'redirect', status: 301 })
  })

  it('requests a content asset again with the locale, and follows its redirect', async () => {
    expect(await resolve('/ch/de/collectors-guide')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/ch/de/watches',
    })
  })

  it.each([
    ['alone', '?refine=c_none%3Dx', ''],
    ['beside one that it has', '?refine=c_material%3Dsteel&refine=c_none%3Dx', '?refine=c_material%3Dsteel'],
    ['beside a page', '?refine=c_none%3Dx&page=2', '?page=2'],
  ])('ignores a refinement unknown to the platform, %s', async (_name, query, rest) => {
    const listingOf = async (search: string) => {
      const { page } = await dataOf(`/uk/en/watches/mens${search}`)
      expect(page.status).toBe(200)
      return page.nodes
    }
    expect(await listingOf(query)).toEqual(await listingOf(rest))
  })

  it('ignores refinements beyond the maximum of the platform', async () => {
    const facets = ['brand', ...Array.from({ length: 11 }, (_, index) => `c_facet${index}`)]
    const query = facets.map((facet) => `refine=${facet}%3Dtessmohr`).join('&')
    const { page } = await dataOf(`/uk/en/search?q=watch&${query}`)
    expect(page.status).toBe(200)
    expect(JSON.stringify(page.nodes)).not.toContain('"status":"failed"')
  })

  it('keeps refinements that no listing offers, such as the hit type, beside an unknown one', async () => {
    const totalOf = async (search: string) => {
      const { page } = await dataOf(`/uk/en/search?q=ring${search}`)
      return /"total":(\d+)/.exec(JSON.stringify(page.nodes))?.[1]
    }
    const sets = await totalOf('&refine=htype%3Dset')
    expect(await totalOf('&refine=htype%3Dset&refine=utm%3Dx')).toBe(sets)
    expect(await totalOf('')).not.toBe(sets)
  })

  it('shows the listing page with a retry when the search fails', async () => {
    const app = openApp((path) => path.includes('/shopper-search/'))
    const { page, cache } = await dataOf('/uk/en/watches/mens', app)
    expect(page.status).toBe(503)
    expect(cache.maxAge).toBe(0)
    expect(JSON.stringify(page.nodes)).toContain('"status":"failed"')
  })

  it('rejects when the CMS fails, so that the host can serve its stored copy', async () => {
    await expect(
      resolve(
        '/uk/en/watches/mens',
        openApp((path) => path.startsWith('/.rest/delivery/')),
      ),
    ).rejects.toMatchObject({ name: 'CmsError' })
  })

  it('omits the products of a failed batch and still renders the page', async () => {
    const { page } = await dataOf(
      '/ch/de',
      openApp((path) => path.endsWith('/products')),
    )
    expect(page.status).toBe(200)
    expect(page.nodes.length).toBeGreaterThan(3)
  })
})

describe('renderDocument', () => {
  it('renders a complete document without style attributes and inline scripts', async () => {
    const app = openApp()
    const { page } = await dataOf('/ch/de/watches/mens', app)
    const html = await app.renderDocument(page)
    expect(html).toMatch(/^<!doctype html><html lang="de-CH" class="theme-retailer">/)
    expect(html).toContain('</html>')
    expect(html).not.toMatch(/<[^>]+\sstyle="/)
    expect(html).not.toMatch(/data-emotion/)
    expect(html.match(/<script(?![^>]*(?:type="application\/|\ssrc="))/g)).toBeNull()
  })
})
