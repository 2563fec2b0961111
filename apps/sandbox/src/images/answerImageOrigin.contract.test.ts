import { afterEach, expect, it } from 'vitest'
import { ORGANIZATION_ID, SITE_ID } from '../commerce/siteConfig.js'
import { loginGuest } from '../commerce/testing/createTestSandbox.js'
import { TEST_IDS, testCatalogue } from '../commerce/testing/testCatalogue.js'
import { createSandbox } from '../createSandbox.js'
import type { SandboxOptions } from '../sandboxContext.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

/** Origins of all image links in the responses of commerce and CMS. */
async function linkOrigins(options: SandboxOptions, isListening: boolean) {
  const app = await createSandbox({ catalogue: testCatalogue(), ...options })
  closers.push(() => app.close())
  const own = isListening ? await app.listen({ host: '127.0.0.1', port: 0 }) : null
  const { access_token } = await loginGuest(app)
  const headers = { authorization: `Bearer ${access_token}` }
  const base = `/organizations/${ORGANIZATION_ID}`
  const answers = await Promise.all([
    app.inject({
      url: `/product/shopper-products/v1${base}/products/${TEST_IDS.steelWatch}?siteId=${SITE_ID}`,
      headers,
    }),
    app.inject({ url: `/store/shopper-stores/v1${base}/stores?ids=zurich&siteId=${SITE_ID}`, headers }),
    app.inject('/.rest/delivery/pages/v1/ch/home?lang=de'),
  ])
  const origins = answers.map(({ body }) => [
    ...new Set([...body.matchAll(/"(https?:\/\/[^/"]+)\/[^"]*image\/upload/g)].map(([, origin]) => origin)),
  ])
  return { own, origins }
}

it('links images to the address on which the sandbox listens', async () => {
  const { own, origins } = await linkOrigins({}, true)
  expect(origins).toEqual([[own], [own], [own]])
})

it('links images to the default address while it does not listen', async () => {
  const own = 'http://127.0.0.1:4010'
  expect((await linkOrigins({}, false)).origins).toEqual([[own], [own], [own]])
})

it('links images to the configured origin', async () => {
  const imageOrigin = 'https://pictures.example'
  const { origins } = await linkOrigins({ imageOrigin }, true)
  expect(origins).toEqual([[imageOrigin], [imageOrigin], [imageOrigin]])
})
