import { describe, expect, it } from 'vitest'
import { mila, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const items = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets/b1/items`
const send = `/apis/scapi/custom/emails/v1/organizations/${org}/send`
const sent = 'POST /checkout/shopper-baskets/v2/baskets/b1/items'
const key = { 'idempotency-key': '5f0c2a9e-1f7b-4c1e-9a55-0123456789ab' }
const product = (quantity: number) => [{ productId: 'p1', quantity }]
const mail = { formType: 'retailerGeneral', emailType: 21, locale: 'de-CH', fields: { firstName: 'Mila' } }

/** The write succeeds, but its response is too large to be accepted. */
const LOST = { body: { notes: 'x'.repeat(1_100_000) } }

async function openShop() {
  const browser = await openMila()
  await browser.call('POST', '/apis/session')
  return browser
}

describe('a repeated write', () => {
  it('is sent once, and all callers get the same response', async () => {
    const { call, platform } = await openShop()
    const add = () => call('POST', items, product(1), key)
    const answers = [...(await Promise.all([add(), add()])), await add()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(platform.calls).toEqual([sent])
  })

  it('is refused when the key belongs to another body, and does not get the first response', async () => {
    const { call, platform } = await openShop()
    expect((await call('POST', items, product(1), key)).statusCode).toBe(200)
    const other = await call('POST', items, product(3), key)
    expect(other.statusCode).toBe(400)
    expect(other.json().type).toMatch(/\/idempotency-key-reused$/)
    expect(platform.calls).toEqual([sent])
  })

  it('is a new write when another shopper uses the key', async () => {
    const { call, platform, jar } = await openShop()
    platform.answers.set(sent, { body: { basketId: 'b1', secret: 'of the first' } })
    await call('POST', items, product(1), key)
    jar.clear()
    await call('POST', '/apis/session')
    platform.answers.set(sent, { status: 404, body: { title: 'Basket Not Found' } })
    const second = await call('POST', items, product(1), key)
    expect(second.statusCode).toBe(404)
    expect(second.body).not.toContain('of the first')
  })

  it('is a new write when the guest has become a customer', async () => {
    const { call, platform } = await openShop()
    await call('POST', items, product(1), key)
    await call('POST', '/apis/session/login', mila)
    await call('POST', items, product(1), key)
    expect(platform.calls).toEqual([sent, sent])
  })

  it('is sent once even when the token is refused between two attempts', async () => {
    const { call, platform, jar } = await openShop()
    await call('GET', items.replace('/items', ''))
    const header = platform.received.at(-1)?.headers.authorization
    platform.refused.add(String(header).slice('Bearer '.length))
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', items, product(1), { ...key, cookie })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const done = platform.received.filter(
      ({ headers }, index) => platform.calls[index] === sent && headers.authorization !== header,
    )
    expect(done).toHaveLength(1)
    expect(platform.refreshes).toBe(1)
  })

  it('is not sent while the outcome of the first is unknown', async () => {
    const { call, platform } = await openShop()
    platform.answers.set(sent, LOST)
    expect((await call('POST', items, product(1), key)).statusCode).toBe(503)
    platform.answers.delete(sent)
    expect((await call('POST', items, product(1), key)).statusCode).toBe(503)
    expect(platform.calls).toEqual([sent])
  })

  it.each([429, 503])('is sent again after %i, which did nothing', async (status) => {
    const { call, platform } = await openShop()
    platform.answers.set(sent, { status, body: {} })
    expect((await call('POST', items, product(1), key)).statusCode).toBe(status)
    platform.answers.delete(sent)
    expect((await call('POST', items, product(1), key)).statusCode).toBe(200)
  })

  it('is not sent again after 500, which may have done it', async () => {
    const { call, platform } = await openShop()
    platform.answers.set(sent, { status: 500, body: {} })
    expect((await call('POST', items, product(1), key)).statusCode).toBe(500)
    platform.answers.delete(sent)
    expect((await call('POST', items, product(1), key)).statusCode).toBe(500)
    expect(platform.calls).toEqual([sent])
  })

  it('forwards the key of a mail to the platform, which deduplicates it', async () => {
    const { call, platform } = await openShop()
    platform.answers.set('POST /custom/emails/v1/send', LOST)
    expect((await call('POST', send, mail, key)).statusCode).toBe(503)
    platform.answers.delete('POST /custom/emails/v1/send')
    expect((await call('POST', send, mail, key)).statusCode).toBe(200)
    expect(platform.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
      [1, 2].map(() => key['idempotency-key']),
    )
  })

  it('does not forward the key of a basket write', async () => {
    const { call, platform } = await openShop()
    await call('POST', items, product(1), key)
    expect(platform.received[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})
