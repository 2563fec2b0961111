import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { createTestSandbox, type TestSandbox, type TestShopper } from './commerce/testing/createTestSandbox.js'
import { TEST_IDS } from './commerce/testing/testCatalogue.js'
import { ORGANIZATION_ID, SITE_ID } from './commerce/siteConfig.js'

const API = 'checkout/shopper-baskets/v2'

/** Some clients send a JSON content type with each call, even without a body. */
function bare(app: FastifyInstance, { tokens }: TestShopper, method: 'DELETE' | 'POST', path: string) {
  return app.inject({
    method,
    url: `/${API}/organizations/${ORGANIZATION_ID}/${path}${path.includes('?') ? '&' : '?'}siteId=${SITE_ID}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
  })
}

describe('a call with a content type and no body', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const fill = async (shopper: TestShopper) => {
    const { basketId } = (await shopper.call('POST', API, 'baskets', {})).json<Basket>()
    await shopper.call('POST', API, `baskets/${basketId}/items`, [{ productId: TEST_IDS.steelWatch, quantity: 1 }])
    return basketId
  }

  it('creates and deletes a basket', async () => {
    const guest = await sandbox.login()
    const created = await bare(sandbox.app, guest, 'POST', 'baskets')
    expect(created.statusCode).toBe(200)
    const deleted = await bare(sandbox.app, guest, 'DELETE', `baskets/${created.json<Basket>().basketId}`)
    expect(deleted.statusCode).toBe(204)
  })

  it.each(['merge?createDestinationBasket=true', 'transfer'])(
    'keeps the guest’s basket at login (%s)',
    async (action) => {
      const guest = await sandbox.login()
      await fill(guest)
      const mila = await sandbox.loginCustomer('mila.brandt@example.com', guest.usid)
      const answer = await bare(sandbox.app, mila, 'POST', `baskets/actions/${action}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ productItems: [{ productId: TEST_IDS.steelWatch }] })
    },
  )

  it('is still refused when a body is required', async () => {
    const guest = await sandbox.login()
    const answer = await bare(sandbox.app, guest, 'POST', `baskets/${await fill(guest)}/items`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/bad-request$/) })
  })
})
