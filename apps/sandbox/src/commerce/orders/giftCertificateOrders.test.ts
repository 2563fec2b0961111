import type { GiftCertificate } from '@vitrine/commerce-client/types/giftCertificate'
import type { Order } from '@vitrine/commerce-client/types/order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { BASKETS, ORDERS, placeOrder, prepareBasket } from '../testing/orderJourney.js'

describe('an order with a gift certificate', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterEach(() => sandbox.app.close())

  const certificate = {
    recipientEmail: 'ida@example.com',
    recipientName: 'Ida',
    senderName: 'Ada',
    message: 'Alles Gute',
  }
  const buy = async (amount = 250) => {
    const basketId = await prepareBasket(shopper)
    const body = { ...certificate, amount }
    await shopper.call('POST', BASKETS, `baskets/${basketId}/gift-certificate-items`, body)
    return (await placeOrder(shopper, basketId)).json<Order>()
  }
  const mail = () => sandbox.commerce.mails.all().at(-1)
  const mailedCode = () => /GIFT(?:-[2-9A-Z]{4}){3}/.exec(mail()?.body ?? '')?.[0] ?? ''
  const check = (giftCertificateCode: string, currency = 'CHF') =>
    shopper.call('POST', 'pricing/shopper-gift-certificates/v1', `gift-certificate?currency=${currency}`, {
      giftCertificateCode,
    })

  it('mails a code to the recipient, but not before the order', async () => {
    expect(mail()).toBeUndefined()
    await buy()
    expect(mail()).toMatchObject({ to: 'ida@example.com', kind: 'gift-certificate' })
    expect(mail()?.body).toContain('Alles Gute')
    expect(mail()?.body).toContain('250.00')
  })

  it('issues the certificate in the currency of the order', async () => {
    await buy()
    const issued = await check(mailedCode())
    expect(issued.json<GiftCertificate>()).toMatchObject({
      amount: 250,
      balance: 250,
      status: 'issued',
      ...certificate,
    })
    expect((await check(mailedCode(), 'EUR')).json()).toMatchObject({ balance: 0 })
  })

  it('pays another order with it', async () => {
    await buy()
    const basketId = await prepareBasket(shopper)
    await shopper.call('POST', BASKETS, `baskets/${basketId}/payment-instruments`, {
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: mailedCode(),
    })
    const { paymentInstruments = [] } = (await placeOrder(shopper, basketId)).json<Order>()
    expect(paymentInstruments.map(({ amount }) => amount)).toContain(250)
    expect((await check(mailedCode())).json()).toMatchObject({ balance: 0, status: 'redeemed' })
  })

  it('voids the code when the order fails', async () => {
    const { orderNo } = await buy()
    await shopper.call('POST', ORDERS, `orders/${orderNo}/actions/fail`, {})
    expect((await check(mailedCode())).statusCode).toBe(404)
  })

  it('does not reveal the code in the order', async () => {
    const order = await buy()
    expect(mailedCode()).not.toBe('')
    expect(JSON.stringify(order)).not.toContain(mailedCode())
  })
})
