import type { FastifyInstance } from 'fastify'
import { customerOfSession } from '@vitrine/commerce-client/domain/customer/customerOfSession'
import { productImages } from '@vitrine/commerce-client/domain/product/productImages'
import { productPrice } from '@vitrine/commerce-client/domain/product/productPrice'
import type { Product, ProductResult } from '@vitrine/commerce-client/types/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from './commerce/testing/createTestSandbox.js'
import { filledPaths } from './commerce/testing/filledPaths.js'
import { createSandbox } from './createSandbox.js'
import { buildStudioPictures } from './images/buildStudioPictures.js'
import { buildCatalogue } from './seed/buildCatalogue.js'
import { derivedFields, productFlags, type SpecEntity, specFields } from './specFields.js'

type Json = Readonly<Record<string, unknown>>

const catalogue = buildCatalogue(buildStudioPictures())
const place = {
  city: 'Zürich',
  country: 'Switzerland',
  countryCode: 'CH',
  latitude: 47.37,
  longitude: 8.54,
  metroCode: '0',
  postalCode: '8001',
  region: 'Zürich',
  regionCode: 'ZH',
}

// Spec §3: the sandbox's HTTP responses fill every field of the specification.
describe('the fields of the specification in responses', () => {
  const filled = new Map<SpecEntity, Set<string>>()
  const products: Product[] = []
  const refused: string[] = []
  let sandbox: TestSandbox
  let whole: FastifyInstance

  const record = (entity: SpecEntity, ...answers: readonly unknown[]) => {
    const paths = filled.get(entity) ?? new Set()
    filled.set(entity, paths)
    for (const answer of answers) for (const path of filledPaths(answer)) paths.add(path)
  }
  const json = async (shopper: TestShopper, ...call: Parameters<TestShopper['call']>): Promise<Json> => {
    const answer = await shopper.call(...call)
    if (answer.statusCode >= 300) refused.push(`${answer.statusCode} ${call[0]} ${call[1]} ${call[2]}: ${answer.body}`)
    return answer.statusCode >= 300 || answer.body === '' ? {} : answer.json<Json>()
  }

  beforeAll(async () => {
    sandbox = await createTestSandbox({ catalogue })
    whole = await createSandbox({ catalogue })
    const guest = await sandbox.login()
    await readCatalogue(guest)
    await readBasket(guest)
    await readContext(guest)
    await readCustomers()
    await readContent()
  }, 60_000)
  afterAll(async () => {
    await sandbox.app.close()
    await whole.close()
  })

  async function readCatalogue(guest: TestShopper) {
    const ids = catalogue.products.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 24) {
      const batch = ids.slice(at, at + 24).join()
      const query = `products?ids=${batch}&allImages=true&perPricebook=true&locale=de-CH&currency=CHF`
      const answer = await guest.call('GET', 'product/shopper-products/v1', query)
      products.push(...answer.json<ProductResult>().data)
    }
    record('product', ...products)
    for (const refine of ['cgid=watches', 'cgid=jewellery']) {
      const query = `product-search?refine=${refine}&limit=200&locale=de-CH&currency=CHF`
      const { hits } = await json(guest, 'GET', 'search/shopper-search/v1', query)
      record('searchHit', ...(Array.isArray(hits) ? hits : []))
    }
    record('category', await json(guest, 'GET', 'product/shopper-products/v1', 'categories/watches?levels=0'))
    for (const path of ['/watches/mens', '/timepieces', '/ch/de/collectors-guide']) {
      const query = `url-mapping?${new URLSearchParams({ urlSegment: path, locale: 'de-CH' })}`
      record('urlMapping', await json(guest, 'GET', 'site/shopper-seo/v1', query))
    }
    const address = `geocode?address=${encodeURIComponent('Zürich')}&country=CH&locale=de-CH`
    record('geocode', await json(guest, 'GET', 'custom/stores/v1', address))
  }

  async function readBasket(guest: TestShopper) {
    const piece = products.find((product) => product.c_inStock === true && product.c_isStaffSale !== true)
    const api = 'checkout/shopper-baskets/v2'
    const { basketId } = await json(guest, 'POST', api, 'baskets', { c_country: 'CH', currency: 'CHF' })
    const path = `baskets/${String(basketId)}`
    await json(guest, 'POST', api, `${path}/items`, [{ productId: piece?.id, quantity: 1 }])
    await json(guest, 'PUT', api, `${path}/customer`, { email: 'guest@example.com' })
    const methods = await json(guest, 'GET', api, `${path}/shipments/me/shipping-methods`)
    record('shippingMethods', methods)
    const shippingMethod = { id: methods.defaultShippingMethodId }
    await json(guest, 'PATCH', api, `${path}/shipments/me`, { shippingMethod, shippingAddress: {} })
    record('basket', await json(guest, 'GET', api, path))
  }

  async function readContext({ usid, ...guest }: TestShopper) {
    const api = 'shopper/shopper-context/v1'
    const context = {
      sourceCode: 'SPRING',
      geoLocation: place,
      customQualifiers: { deviceType: 'mobile' },
      assignmentQualifiers: { store: 'zurich' },
    }
    await json({ usid, ...guest }, 'PUT', api, `shopper-context/${usid}`, context)
    record('shopperContext', await json({ usid, ...guest }, 'GET', api, `shopper-context/${usid}`))
  }

  async function readCustomers() {
    const api = 'customer/shopper-customers/v1'
    for (const login of ['mila.brandt@example.com', 'staff@halbrenn.example']) {
      const shopper = await sandbox.loginCustomer(login)
      const path = `customers/${shopper.customerId}`
      record('customer', await json(shopper, 'GET', api, `${path}?c_locale=de_CH`))
      record('customerGroups', await json(shopper, 'GET', 'custom/session/v1', 'customer-groups'))
      const { data } = await json(shopper, 'GET', api, `${path}/product-lists`)
      const lists: readonly Json[] = Array.isArray(data) ? data : []
      record('wishlist', ...lists)
      for (const { customerProductListItems } of lists) {
        if (Array.isArray(customerProductListItems)) record('wishlistItem', ...customerProductListItems)
      }
    }
  }

  async function readContent() {
    const get = async (url: string) => (await whole.inject(url)).json<Json>()
    const home = await get('/.rest/delivery/pages/v1/ch/home?lang=de')
    record('cmsNode', home)
    record('imageAsset', ...focalImagesIn(home))
    record('siteConfigNode', ...Object.values(await get('/.rest/site-config/v1/')))
    record(
      'canonicalLinks',
      await get('/.rest/canonical-links/v1?pageUrl=https%3A%2F%2Fvitrine.example%2Fch%2Fde%2Fwatches'),
    )
  }

  it('are all requested successfully', () => {
    expect(refused).toEqual([])
  })

  const cases = [
    'product',
    'searchHit',
    'category',
    'customer',
    'customerGroups',
    'basket',
    'shippingMethods',
    'wishlist',
    'wishlistItem',
    'shopperContext',
    'canonicalLinks',
    'urlMapping',
    'geocode',
    'siteConfigNode',
    'cmsNode',
    'imageAsset',
  ] as const
  const derived = Object.entries(derivedFields).flatMap(([entity, fields]) =>
    fields.map((field) => `${entity} ${field}`),
  )
  it.each(cases.flatMap((entity) => specFields[entity].map((field) => [entity, field] as const)))(
    'include %s: %s, unless the client derives it',
    (entity, field) => {
      expect(filled.get(entity)?.has(field)).toBe(!derived.includes(`${entity} ${field}`))
    },
  )

  it('omit those that the client derives', () => {
    const set = products.find(({ type }) => type?.set)
    expect(set && productPrice(set, 'rootPrice')).toMatchObject({ isStartingAt: true })
    expect(products.map(productImages).every(([image]) => image?.link && image.title && image.alt)).toBe(true)
    const customer = filledPaths(customerOfSession({ customerId: 'c' }, { isGuest: false }))
    for (const field of derivedFields.customer) expect(customer).toContain(field)
  })

  it.each(productFlags)('have both values of %s', (flag) => {
    expect(new Set(products.map((product) => product[flag] ?? false))).toEqual(new Set([true, false]))
  })

  it('mark sets and reduced products', () => {
    expect(products.some(({ type }) => type?.set)).toBe(true)
    expect(products.some(({ c_rootPrice, price }) => Number(c_rootPrice) > Number(price))).toBe(true)
  })

  it('differ by customer: only one is a staff sale customer', async () => {
    const flags = await Promise.all(
      ['mila.brandt@example.com', 'staff@halbrenn.example'].map(async (login) => {
        const shopper = await sandbox.loginCustomer(login)
        const path = `customers/${shopper.customerId}`
        const customer = await json(shopper, 'GET', 'customer/shopper-customers/v1', path)
        return [customer.c_isStaffSaleCustomer === true, customer.c_isStaffSale === true]
      }),
    )
    expect(flags).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

/** All records in a tree that contain focal images. */
function focalImagesIn(node: unknown): readonly Json[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(focalImagesIn)
  return 'landscapeFocalImage' in node ? [{ ...node }, ...inner] : inner
}
