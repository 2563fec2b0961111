import { createPaymentProvider, SANDBOX_SECRETS } from '@vitrine/sandbox/createPaymentProvider'
import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutBrowser, openCheckout, opened, shareSandbox } from '../testing/openCheckout.js'

const address = {
  mode: 'delivery',
  billingSame: '1',
  'shipping.country': 'CH',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Frei',
  'shipping.line1': 'Uferweg 1',
  'shipping.postalCode': '8001',
  'shipping.city': 'Zürich',
  'shipping.phone': '+41781234567',
}
const SUBMIT = '/ch/de/checkout/payment/submit'

describe('the order form', () => {
  const sandbox = shareSandbox(createSandbox)
  const opening = createPaymentProvider({
    storefrontOrigins: ['https://www.vitrine.example'],
    secret: SANDBOX_SECRETS.secret,
    webhookSecret: SANDBOX_SECRETS.webhookSecret,
  })
  let paymentUrl = ''
  beforeAll(async () => {
    paymentUrl = await (await opening).listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => (await opening).close())

  async function reachPayment() {
    const shopper = await openCheckout(sandbox(), {
      TESTPAY_ORIGIN: paymentUrl,
      TESTPAY_SECRET: SANDBOX_SECRETS.secret,
      TESTPAY_WEBHOOK_SECRET: SANDBOX_SECRETS.webhookSecret,
      COMMERCE_ADMIN_CLIENT_ID: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
      COMMERCE_ADMIN_CLIENT_SECRET: 'sandbox-system-client',
    })
    await shopper.call('POST', '/apis/session', {})
    const query = 'locale=de-CH&currency=CHF&refine=cgid%3Dwatches&refine=orderable_only%3Dtrue&limit=1'
    const found = await shopper.scapi('GET', 'search/shopper-search/v1', `product-search?${query}`)
    const { hits } = found.json<{ hits: { productId: string }[] }>()
    const basketId = await shopper.fillCart(hits.map(({ productId }) => productId))
    await shopper.submit('/ch/de/checkout/login', { email: 'ada@mail.example' })
    await shopper.submit('/ch/de/checkout/shipping/submit', address)
    const { view } = await shopper.submit('/ch/de/checkout/shipping/submit', { methodId: 'ch-standard' })
    return { shopper, basketId, quote: opened(view).quote }
  }
  const press = (shopper: CheckoutBrowser, fields: Readonly<Record<string, string>>) =>
    shopper.submit(SUBMIT, { method: 'bank_transfer', ...fields })

  it('orders once, and leads a second press to the same confirmation', async () => {
    const { shopper, quote } = await reachPayment()
    const first = await press(shopper, { quote })
    expect(first.url).toMatch(/\/ch\/de\/checkout\/confirmation\/\d{8}\?/)
    const second = await press(shopper, { quote })
    expect(second.url.split('?')[0]).toBe(first.url.split('?')[0])
  })

  it('asks again when the address or a gift certificate has changed since it was shown', async () => {
    const { shopper, quote } = await reachPayment()
    await shopper.submit('/ch/de/checkout/shipping/submit', { ...address, 'shipping.line1': 'Andere Strasse 99' })
    const moved = opened((await press(shopper, { quote })).view)
    expect(moved.notices).toMatchObject([{ kind: 'changed' }])
    const paid = opened((await shopper.submit(SUBMIT, { action: 'certificate', certificate: 'GIFT-2026-0001' })).view)
    expect(paid.certificates).toHaveLength(1)
    const certificateId = paid.certificates[0]?.id ?? ''
    await shopper.submit(SUBMIT, { action: 'removeCertificate', certificateId })
    const dearer = opened((await press(shopper, { quote: paid.quote })).view)
    expect(dearer.notices).toMatchObject([{ kind: 'changed', changes: [{ kind: 'certificate' }] }])
  })

  it('does not order through the platform call of the browser', async () => {
    const { shopper, basketId } = await reachPayment()
    const order = await shopper.scapi('POST', 'checkout/shopper-orders/v1', 'orders', { basketId })
    expect(order.statusCode).toBe(404)
  })

  it('says that the payment is checked when the session has changed on the way back, never that it failed', async () => {
    const { shopper } = await reachPayment()
    const foreign = await shopper.open('/ch/de/checkout/payment/return?attempt=unknown&redirectResult=x')
    expect(foreign.view).toEqual({ state: 'checking', attemptId: '' })
    shopper.jar.clear()
    const ended = await shopper.open('/ch/de/checkout/payment/return?attempt=unknown&redirectResult=x')
    expect(ended.view).toEqual({ state: 'checking', attemptId: '' })
  })

  it('refuses a code of 8000 characters, and keeps the basket of another country', async () => {
    const { shopper } = await reachPayment()
    const long = await shopper.submit(SUBMIT, { action: 'certificate', certificate: 'X'.repeat(7_999) })
    expect([long.status, opened(long.view).problems]).toEqual([200, [{ name: 'certificate', kind: 'format' }]])
    expect((await shopper.open('/de/de/checkout')).view).toEqual({ state: 'empty' })
    expect(opened((await shopper.open('/ch/de/checkout')).view).step).toBe('payment')
  })
})
