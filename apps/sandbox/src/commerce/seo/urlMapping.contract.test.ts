import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForSdk, loginGuest, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

describe('the official SDK on Shopper SEO', () => {
  let sandbox: ListeningSandbox
  let api: InstanceType<typeof sdk.ShopperSEO>
  beforeAll(async () => {
    sandbox = await listenForSdk()
    const { access_token: token } = await loginGuest(sandbox)
    api = new sdk.ShopperSEO(sandbox.config({ token, locale: 'en-UK' }))
  })
  afterAll(() => sandbox.app.close())

  it('maps a listing, a refined listing and a redirect', async () => {
    expect(await api.getUrlMapping({ parameters: { urlSegment: 'watches/mens' } })).toMatchObject({
      resourceType: 'CATEGORY',
      resourceId: 'watches-mens',
    })
    expect(await api.getUrlMapping({ parameters: { urlSegment: 'jewellery/rings/rose-gold' } })).toMatchObject({
      resourceType: 'CATEGORY',
      refinements: { c_material: 'roseGold' },
    })
    expect(await api.getUrlMapping({ parameters: { urlSegment: 'uk/en/collectors-guide' } })).toMatchObject({
      resourceType: 'CONTENT_ASSET',
      resourceSubType: 'STANDARD_CONTENT_ASSET',
      statusCode: 301,
      destinationUrl: '/uk/en/watches',
    })
    expect(await api.getUrlMapping({ parameters: { urlSegment: 'repair-status' } })).toMatchObject({ statusCode: 307 })
  })

  it('maps the staff sale for its group only', async () => {
    const urlSegment = '/staff-sale'
    expect(await refusalOf(api.getUrlMapping({ parameters: { urlSegment } }))).toMatchObject({
      type: `${ERRORS}seo-url-mapping-not-found`,
      urlSegment,
      locale: 'en-UK',
    })
    const parameters = { urlSegment, c_customerGroups: ['Everyone', 'staff-sale'] }
    expect(await api.getUrlMapping({ parameters })).toMatchObject({ resourceId: 'staff-sale' })
  })

  it("returns the platform's errors", async () => {
    const parameters = { urlSegment: 'watches', locale: 'ab-CD' }
    expect(await refusalOf(api.getUrlMapping({ parameters }))).toEqual({
      title: 'Unknown Locale',
      type: `${ERRORS}unknown-locale`,
      detail: "The locale 'ab-CD' is unknown.",
      locale: 'ab-CD',
    })
    expect(await refusalOf(api.getUrlMapping({ parameters: { urlSegment: 'x'.repeat(2048) } }))).toMatchObject({
      type: `${ERRORS}bad-request`,
    })
  })
})
