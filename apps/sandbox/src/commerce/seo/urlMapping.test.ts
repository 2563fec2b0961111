import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

describe('url-mapping', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const get = (urlSegment: string, locale = 'de-CH') =>
    shopper.call('GET', 'site/shopper-seo/v1', `url-mapping?${new URLSearchParams({ urlSegment, locale })}`)

  it.each(['/watches/mens', 'watches/mens', 'watches/mens/'])('maps the category path %s', async (path) => {
    expect((await get(path)).json()).toEqual({
      resourceType: 'CATEGORY',
      resourceId: 'watches-mens',
      c_categoryPath: { shouldRedirect: false, path: [{ cgid: 'watches' }, { cgid: 'watches-mens' }] },
    })
  })

  it('maps a product path to the product and its primary category', async () => {
    expect((await get(`aurelune/meridian-40/${TEST_IDS.steelWatch}.html`)).json()).toEqual({
      resourceType: 'PRODUCT',
      resourceId: TEST_IDS.steelWatch,
      productCategoryId: 'watches-mens-automatic',
      c_categoryPath: {
        shouldRedirect: false,
        path: [{ cgid: 'watches' }, { cgid: 'watches-mens' }, { cgid: 'watches-mens-automatic' }],
      },
    })
  })

  it.each([
    ['a product under a former path', `/old/path/${TEST_IDS.ring52}.html`, `/serance/aube/${TEST_IDS.ring52}.html`],
    ['a category in another case', '/Watches/Mens', '/watches/mens'],
    ['a category that moved', '/timepieces', '/watches'],
  ])('redirects %s', async (_name, path, destination) => {
    expect((await get(path)).json().c_categoryPath).toMatchObject({
      shouldRedirect: true,
      destinationRelativeURLWithoutLocale: destination,
    })
  })

  it('maps a content asset only with the locale alias', async () => {
    const plain = (await get('/collectors-guide')).json()
    expect(plain).toMatchObject({ resourceType: 'CONTENT_ASSET', resourceId: 'collectors-guide' })
    expect(plain).not.toHaveProperty('destinationUrl')
    const prefixed = (await get('/ch/de/collectors-guide')).json()
    expect(prefixed).toMatchObject({ destinationUrl: '/ch/de/watches', statusCode: 301 })
  })

  it.each(['en-UK', 'en-GB', 'en_UK', 'de_CH', 'en-US', 'fr', 'da', 'default'])(
    'accepts the locale %s',
    async (locale) => {
      expect((await get('/watches', locale)).statusCode).toBe(200)
    },
  )

  it.each(['ab-CD', 'it-CH', 'de-GB', 'uk', ''])('answers 400 to the locale "%s"', async (locale) => {
    const answer = await get('/watches', locale)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      title: 'Unknown Locale',
      locale,
      type: expect.stringMatching(/\/unknown-locale$/),
    })
  })

  it.each(['/none', '/watches?sort=new', '/9999-999-9.html', '/'])('answers 404 to %s', async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      title: 'Seo Url Mapping Not Found',
      type: expect.stringMatching(/\/seo-url-mapping-not-found$/),
      urlSegment: path,
      locale: 'de-CH',
    })
  })

  it.each([
    ['nothing', ''],
    ['2048 characters', 'x'.repeat(2048)],
  ])('answers 400 to %s', async (_name, path) => {
    expect((await get(path)).statusCode).toBe(400)
  })
})
