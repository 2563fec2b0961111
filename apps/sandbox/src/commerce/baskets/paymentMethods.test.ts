import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { BASKETS } from '../testing/orderJourney.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

let sandbox: TestSandbox
let shopper: TestShopper
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.app.close())

const EVERYWHERE = ['CREDIT_CARD', 'PAYPAL', 'BANK_TRANSFER', 'INVOICE', 'GIFT_CERTIFICATE', 'AdyenComponent']

async function basketIn(country: string): Promise<string> {
  shopper = await sandbox.login()
  const body = { c_country: country, productItems: [{ productId: TEST_IDS.steelWatch, quantity: 1 }] }
  const { basketId } = (await shopper.call('POST', BASKETS, 'baskets', body)).json<{ basketId: string }>()
  return `baskets/${basketId}`
}

const add = (path: string, body: object) => shopper.call('POST', BASKETS, `${path}/payment-instruments`, body)

describe('the payment methods of a basket', () => {
  it.each([
    ['CH', ['TWINT']],
    ['DK', ['MOBILEPAY']],
    ['FR', []],
  ])('in %s', async (country, local) => {
    const path = await basketIn(country)
    const answer = await shopper.call('GET', BASKETS, `${path}/payment-methods`)
    const { applicablePaymentMethods } = answer.json<{ applicablePaymentMethods: readonly { id: string }[] }>()
    expect(applicablePaymentMethods.map(({ id }) => id).toSorted()).toEqual([...EVERYWHERE, ...local].toSorted())
  })

  it('are the only ones of its payment instruments', async () => {
    const path = await basketIn('DE')
    for (const paymentMethodId of ['TWINT', 'MOBILEPAY', 'constructor']) {
      expect((await add(path, { paymentMethodId })).statusCode).toBe(400)
    }
    const custom = {
      c_paymentProvider: 'testpay',
      c_pspReference: 'p',
      c_paymentAttemptId: 'a',
      c_pspResult: 'authorised',
    }
    const answer = await add(path, { paymentMethodId: 'PAYPAL', ...custom })
    expect(answer.json()).toMatchObject({ paymentInstruments: [{ paymentMethodId: 'PAYPAL', ...custom }] })
  })
})
