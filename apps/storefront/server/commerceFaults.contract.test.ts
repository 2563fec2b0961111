import { setTimeout as pause } from 'node:timers/promises'
import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { describe, expect, it } from 'vitest'
import { at, calls, expired, faultRows, refused } from './testing/commerceFaultRows.js'
import { ask, checkAddedOnce, checkFaultRow, key, quantity, split } from './testing/checkFaultRow.js'
import { type FaultyShop, shareFaultySandbox } from './testing/openFaultyShop.js'

/** The current cookies, for calls that are sent in parallel. */
function cookieOf({ jar }: FaultyShop): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

describe('commerce faults, through our server', () => {
  const shared = shareFaultySandbox(createSandbox)
  const { openShop, ...sandbox } = shared

  it.each(faultRows)('row $row: when $when, the response is $status', async (row) => {
    await expect(checkFaultRow(shared, row)).resolves.toBeUndefined()
  })

  it('row 23: ten parallel calls with an expired token refresh it once and succeed', async () => {
    const shop = await openShop()
    // Token times are in whole seconds.
    await pause(1100)
    const issuedBefore = Math.floor(Date.now() / 1000) * 1000
    await sandbox.break([{ endpoint: at.baskets, kind: 'expired-token', issuedBefore }])
    const cookie = cookieOf(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(shop, calls.basket, { cookie })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    const { logins, upstream } = split(shop.arrived)
    expect([logins.length, upstream.length]).toEqual([1, 20])
  })

  it('row 24: a customer whose session cannot be renewed gets 401 and no guest session', async () => {
    const shop = await openShop()
    const { customerId } = (await ask(shop, calls.login)).json()
    await sandbox.break([{ ...expired, endpoint: at.customer }, refused])
    const own = ['GET', `customer/shopper-customers/v1 customers/${customerId}`] as const
    expect((await ask(shop, own)).statusCode).toBe(401)
    const guest = (await ask(shop, calls.session)).json()
    expect(guest).toMatchObject({ isGuest: true })
    expect(guest.customerId).not.toBe(shop.ids.get('customer'))
    expect((await ask(shop, own)).statusCode).toBe(403)
  })

  it('row 25: visitors continue to browse without a login service', async () => {
    const shop = await openShop()
    await sandbox.break([
      { ...expired, endpoint: at.products },
      { endpoint: at.login, kind: 'status', status: 503 },
    ])
    expect((await ask(shop, calls.product)).statusCode).toBe(200)
    expect((await ask(shop, calls.product)).statusCode).toBe(200)
  })

  it.each([
    ['is cut off', 'reset', 1500],
    ['is truncated', 'truncated', 1500],
    ['is malformed', 'malformed', 1500],
  ])(
    'row 29: a product whose response %s is added once, however often the call is repeated',
    async (_name, kind, maxMs) => {
      await expect(checkAddedOnce(shared, kind, maxMs)).resolves.toBeUndefined()
    },
  )

  it('row 30: three simultaneous clicks add one product, even when the token has just expired', async () => {
    const shop = await openShop()
    await sandbox.break([expired])
    const headers = { ...key, cookie: cookieOf(shop) }
    const clicks = await Promise.all([1, 2, 3].map(() => ask(shop, calls.add, headers)))
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(split(shop.arrived).upstream).toHaveLength(2)
    expect(await quantity(shop)).toBe(2)
  })

  it('row 33: two tabs that change one line leave one quantity and a matching total', async () => {
    const shop = await openShop()
    const [method, template] = calls.change
    const changes = await Promise.all([1, 2].map((count) => ask(shop, [method, template, { quantity: count }])))
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { productItems, productTotal } = (await ask(shop, calls.basket)).json()
    expect([1, 2]).toContain(productItems[0].quantity)
    expect(productTotal).toBe(productItems[0].price)
  })

  it('row 34: a basket that two tabs delete is deleted once', async () => {
    const shop = await openShop()
    const gone = await Promise.all([1, 2].map(() => ask(shop, calls.deletion)))
    expect(gone.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 404])
  })

  it('row 47: a mail whose response is lost is sent once under its key', async () => {
    const shop = await openShop()
    await sandbox.break([{ endpoint: at.mails, kind: 'reset', times: 1, afterWork: true }])
    expect((await ask(shop, calls.mail, key)).statusCode).toBe(503)
    const again = await ask(shop, calls.mail, key)
    expect(again.statusCode, again.body).toBe(204)
    expect(await shop.told('mails')).toHaveLength(1)
  })
})
