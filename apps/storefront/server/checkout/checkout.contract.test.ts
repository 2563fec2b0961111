import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { describe, expect, it } from 'vitest'
import { openCheckout, opened, shareSandbox } from '../testing/openCheckout.js'

const address = {
  'shipping.country': 'CH',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Frei',
  'shipping.line1': 'Uferweg 1',
  'shipping.postalCode': 'CH-8001',
  'shipping.city': 'Zürich',
  'shipping.phoneCountry': 'CH',
  'shipping.phoneNational': '078 123 45 67',
  mode: 'delivery',
  billingSame: '1',
}

describe('the checkout of a guest', () => {
  const sandbox = shareSandbox(createSandbox)
  const enter = async () => {
    const shopper = await openCheckout(sandbox())
    await shopper.call('POST', '/apis/session', {})
    const search = await shopper.scapi(
      'GET',
      'search/shopper-search/v1',
      'product-search?locale=de-CH&currency=CHF&refine=cgid%3Dwatches&refine=orderable_only%3Dtrue&limit=1',
    )
    const [hit] = search.json<{ hits: { productId: string }[] }>().hits
    await shopper.fillCart([hit?.productId ?? ''])
    return shopper
  }

  it('is empty without a session, and answers GET of a form with 405', async () => {
    const visitor = await openCheckout(sandbox())
    expect((await visitor.open('/ch/de/checkout')).view).toEqual({ state: 'empty' })
    const { statusCode, headers } = await visitor.call('GET', '/ch/de/checkout/shipping/submit')
    expect([statusCode, headers.allow]).toEqual([405, 'POST'])
  })

  it('refuses a form of another site', async () => {
    const shopper = await enter()
    const response = await shopper.call('POST', '/ch/de/checkout/login', 'email=ada%40mail.example', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(response.statusCode).toBe(403)
  })

  it('goes through all steps by plain forms, without scripts', async () => {
    const shopper = await enter()
    const first = opened((await shopper.open('/ch/de/checkout')).view)
    expect(first).toMatchObject({ step: 'who', done: [], summary: { lines: [{ quantity: 1 }], currency: 'CHF' } })

    const second = opened((await shopper.submit('/ch/de/checkout/login', { email: 'ada@mail.example' })).view)
    expect(second).toMatchObject({ step: 'where', done: ['who'], email: 'ada@mail.example' })

    const third = opened((await shopper.submit('/ch/de/checkout/shipping/submit', address)).view)
    expect(third).toMatchObject({
      step: 'how',
      addressLines: ['Ada Frei', 'Uferweg 1', '8001 Zürich'],
      billingLines: ['Ada Frei', 'Uferweg 1', '8001 Zürich'],
    })
    expect(third.methods.map(({ id }) => id)).toContain('ch-express')
    expect(third.methods.map(({ id }) => id)).not.toContain('ch-boutique-transfer')

    const last = opened((await shopper.submit('/ch/de/checkout/shipping/submit', { methodId: 'ch-express' })).view)
    expect(last).toMatchObject({ step: 'payment', done: ['who', 'where', 'how'], method: { id: 'ch-express' } })
    expect(last.summary.totals.shipping).toBe(35)

    const again = opened((await shopper.open('/ch/de/checkout?step=where')).view)
    expect(again.values).toMatchObject({
      'shipping.phone': '+41781234567',
      'shipping.city': 'Zürich',
      billingSame: '1',
    })
  })

  it('keeps what was entered when a form is refused', async () => {
    const shopper = await enter()
    const wrong = await shopper.submit('/ch/de/checkout/login', { email: 'ada' })
    expect([wrong.status, opened(wrong.view).problems, opened(wrong.view).values]).toEqual([
      200,
      [{ name: 'email', kind: 'email' }],
      { email: 'ada' },
    ])
    await shopper.submit('/ch/de/checkout/login', { email: 'ada@mail.example' })
    const bad = await shopper.submit('/ch/de/checkout/shipping/submit', { ...address, 'shipping.postalCode': '80' })
    expect(opened(bad.view)).toMatchObject({
      step: 'where',
      problems: [{ name: 'shipping.postalCode', kind: 'format' }],
      values: { 'shipping.postalCode': '80', 'shipping.firstName': 'Ada' },
    })
    const method = await shopper.submit('/ch/de/checkout/shipping/submit', { ...address })
    expect(opened(method.view).step).toBe('how')
    const hidden = await shopper.submit('/ch/de/checkout/shipping/submit', { methodId: 'ch-boutique-transfer' })
    expect(opened(hidden.view).problems).toEqual([{ name: 'methodId', kind: 'choose' }])
  })

  it('does not open a step before those that it needs', async () => {
    const shopper = await enter()
    expect(opened((await shopper.open('/ch/de/checkout?step=payment')).view).step).toBe('who')
    expect(opened((await shopper.open('/ch/de/checkout/shipping/select')).view).step).toBe('who')
  })

  it('signs a customer in and takes the basket along; a wrong password says so', async () => {
    const shopper = await enter()
    const wrong = await shopper.submit('/ch/de/checkout/login', {
      action: 'login',
      login: 'mila.brandt@example.com',
      password: 'no',
    })
    expect(opened(wrong.view)).toMatchObject({
      login: 'refused',
      values: { login: 'mila.brandt@example.com' },
    })
    expect(JSON.stringify(wrong.view)).not.toContain('"no"')
    const right = await shopper.submit('/ch/de/checkout/login', {
      action: 'login',
      login: 'mila.brandt@example.com',
      password: 'Vitrine-2026!',
    })
    expect(opened(right.view)).toMatchObject({ isSignedIn: true, email: 'mila.brandt@example.com', step: 'where' })
  })
})
