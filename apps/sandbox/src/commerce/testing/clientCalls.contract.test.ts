import { readdirSync, readFileSync } from 'node:fs'
import { subscribeBackInStock } from '@vitrine/commerce-client/client/backInStock'
import { getCustomerGroups } from '@vitrine/commerce-client/client/customerGroups'
import { findPlace, geocode, getCountryStores } from '@vitrine/commerce-client/client/customStores'
import { sendContactMail } from '@vitrine/commerce-client/client/emails'
import * as context from '@vitrine/commerce-client/client/shopperContext'
import { getGiftCertificate } from '@vitrine/commerce-client/client/shopperGiftCertificates'
import * as products from '@vitrine/commerce-client/client/shopperProducts'
import { getPromotions, getPromotionsForCampaign } from '@vitrine/commerce-client/client/shopperPromotions'
import { getSearchSuggestions, productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { getUrlMapping } from '@vitrine/commerce-client/client/shopperSeo'
import { getStores, searchStores } from '@vitrine/commerce-client/client/shopperStores'
import { getSitePreferences } from '@vitrine/commerce-client/client/sitePreferences'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForUs, type OurSandbox, type OurShopper } from './ourClient.js'

const CLIENT = new URL('../../../../../packages/commerce-client/src/client/', import.meta.url)
/** Exports of the client that are not calls of the back ends. */
const parts = ['apis', 'base64', 'CommerceApiError', 'createScapiClient', 'fillPath', 'operation', 'orNull', 'pkce']
/** `getClientIp` and `syncToken` are calls of storefronts, not of the back ends. */
const elsewhere = new Set([...parts, 'queryOf', 'readError', 'send', 'slasCall', 'getClientIp', 'tokenSync'])

describe('the calls of our client', () => {
  it('are all tested against the sandbox', async () => {
    const tests = readdirSync(import.meta.dirname).filter((file) =>
      /^(?:client.*\.contract\.test|ourClient)\.ts$/.test(file),
    )
    const sources = tests.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('')
    const files = readdirSync(CLIENT).filter((file) => /(?<!\.test)\.ts$/.test(file))
    const missing: string[] = []
    for (const file of files.filter((name) => !elsewhere.has(name.slice(0, -'.ts'.length)))) {
      const exported: Readonly<Record<string, unknown>> = await import(new URL(file, CLIENT).href)
      for (const [name, value] of Object.entries(exported))
        if (typeof value === 'function' && !new RegExp(`\\b${name}\\(`).test(sources)) missing.push(name)
    }
    expect(files.length).toBeGreaterThan(30)
    expect(missing).toEqual([])
  })
})

describe('our client on the catalogue and the shop', () => {
  let sandbox: OurSandbox
  let guest: OurShopper
  beforeAll(async () => {
    sandbox = await listenForUs()
    guest = await sandbox.guest()
  })
  afterAll(() => sandbox.app.close())

  const someIds = async (limit: number): Promise<readonly string[]> => {
    const { hits = [] } = await productSearch(guest.client, { refine: ['cgid=watches'], limit })
    return hits.map(({ productId }) => productId)
  }

  it('searches, suggests and reads products', async () => {
    const ids = await someIds(3)
    expect(ids).toHaveLength(3)
    const [id = ''] = ids
    expect(await products.getProduct(guest.client, { id })).toMatchObject({ id, currency: 'CHF' })
    expect(await products.getProduct(guest.client, { id: '9999-999-9' })).toBeNull()
    const { data } = await products.getProducts(guest.client, { ids: [...ids, 'none'] })
    expect(data.map((product) => product.id)).toEqual(ids)
    const batches = await products.getProductsInBatches(guest.client, { ids: await someIds(30) })
    expect(batches.length).toBeGreaterThan(24)
    const { productSuggestions } = await getSearchSuggestions(guest.client, { q: 'meridian' })
    expect(productSuggestions?.products?.length).toBeGreaterThan(0)
  })

  it('reads categories and URL mappings', async () => {
    const watches = await products.getCategory(guest.client, { id: 'watches' })
    expect(watches?.categories).toBeUndefined()
    expect(await products.getCategory(guest.client, { id: 'nothing' })).toBeNull()
    const { data } = await products.getCategories(guest.client, { ids: ['watches', 'nothing'], levels: 1 })
    expect(data.map(({ id }) => id)).toEqual(['watches'])
    const segment = { urlSegment: '/watches', locale: 'en-GB' }
    expect(await getUrlMapping(guest.client, segment)).toMatchObject({ resourceId: 'watches' })
    const nowhere = getUrlMapping(guest.client, { urlSegment: '/nowhere-at-all', locale: 'de-CH' })
    await expect(nowhere).rejects.toMatchObject({ kind: 'notFound', slug: 'seo-url-mapping-not-found' })
  })

  it('finds boutiques and locations', async () => {
    const { data: inSwitzerland = [] } = await getCountryStores(guest.client, { country: 'CH' })
    const [first] = inSwitzerland
    expect(first?.countryCode).toBe('CH')
    const { data: byId = [] } = await getStores(guest.client, { ids: [first?.id ?? '', 'none'] })
    expect(byId.map(({ id }) => id)).toEqual([first?.id])
    const place = await geocode(guest.client, { address: 'Zürich', country: 'CH' })
    if (place === false) throw new Error('The sandbox does not find Zürich, although it is in the seed.')
    expect(place.countryCode).toBe('CH')
    const near = { latitude: place.lat, longitude: place.lng, maxDistance: 50 }
    expect((await searchStores(guest.client, near)).data?.[0]?.distance).toBeLessThan(50)
    expect(await geocode(guest.client, { address: 'Nowhere at all' })).toBe(false)
    await expect(findPlace(guest.client, { address: 'Nowhere at all' })).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('checks gift certificates and reads promotions', async () => {
    const body = { giftCertificateCode: 'GIFT-2026-0001' }
    expect(await getGiftCertificate(guest.client, { body })).toMatchObject({ balance: 500, enabled: true })
    expect(await getGiftCertificate(guest.client, { body: { giftCertificateCode: 'NONE' } })).toBeNull()
    const { data } = await getPromotions(guest.client, { ids: ['welcome-10', 'none'] })
    expect(data.map(({ id }) => id)).toEqual(['welcome-10'])
    const campaign = await getPromotionsForCampaign(guest.client, { campaignId: 'selected-pieces' })
    expect(campaign.data.length).toBeGreaterThan(0)
  })

  it('reads preferences and groups, and sends mails', async () => {
    expect((await getSitePreferences(guest.client, {})).data).toHaveProperty('ContactEmail')
    expect(await getCustomerGroups(guest.client, {})).toEqual({ customer_groups: [] })
    const staff = await sandbox.customer('staff@halbrenn.example')
    expect((await getCustomerGroups(staff.client, {})).customer_groups).toContain('staff-sale')

    const fields = {
      mainReason: 'other',
      message: 'Hello',
      firstName: 'Anna',
      lastName: 'Lind',
      email: 'a@example.com',
    }
    const mail = { formType: 'retailerGeneral', emailType: 21, locale: 'de-CH', fields } as const
    expect(await sendContactMail(guest.client, { body: mail })).toBeUndefined()
    const bad = sendContactMail(guest.client, { body: { ...mail, fields: { ...fields, email: 'no' } } })
    await expect(bad).rejects.toMatchObject({ kind: 'validation', extras: { c_fields: [{ name: 'email' }] } })

    const [productId = ''] = await someIds(1)
    const wish = { body: { productId, email: 'a@example.com', locale: 'de-CH' } }
    expect(await subscribeBackInStock(guest.client, wish)).toBeUndefined()
    await expect(subscribeBackInStock(guest.client, wish)).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('manages the context of a shopper', async () => {
    const { client, tokens } = await sandbox.guest()
    const { usid } = tokens
    expect(await context.getShopperContext(client, { usid })).toBeNull()
    expect(await context.sendClientIp(client, { usid, clientIp: '198.51.100.7' })).toBeTypeOf('string')
    await context.createShopperContext(client, { usid, body: { sourceCode: 'autumn' } })
    await context.updateShopperContext(client, { usid, body: { customQualifiers: { loyal: 'yes' } } })
    const stored = { sourceCode: 'autumn', customQualifiers: { loyal: 'yes' } }
    expect(await context.getShopperContext(client, { usid })).toMatchObject(stored)
    expect(await context.deleteShopperContext(client, { usid })).toBeUndefined()
    expect(await context.getShopperContext(client, { usid })).toBeNull()
  })
})
