import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'
import { BUYER, ORDERS, order } from '../testing/orderJourney.js'
import { createLookupAttempts } from './lookupAttempts.js'

describe('the look-up of an order', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const look = async (orderNo: string, postalCode: string) => {
    const stranger = await sandbox.login()
    return stranger.call('POST', ORDERS, `orders/${orderNo}/lookup`, { email: BUYER, postalCode })
  }
  const fail = async (orderNo: string, times: number) => {
    const statuses = []
    for (let attempt = 0; attempt < times; attempt += 1) {
      statuses.push((await look(orderNo, String(9000 + attempt))).statusCode)
    }
    return statuses
  }

  it('is blocked for fifteen minutes after ten wrong attempts, whoever makes them', async () => {
    const { orderNo = '' } = await order(await sandbox.login())
    expect(await fail(orderNo, 10)).toEqual(Array.from({ length: 10 }, () => 404))
    const refused = await look(orderNo, '8001')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      type: expect.stringMatching(/\/too-many-requests$/),
      c_retryAfterSeconds: 900,
    })
    sandbox.advance(15 * 60_000)
    expect((await look(orderNo, '8001')).statusCode).toBe(200)
  })

  it('does not reveal whether an order exists', async () => {
    const { orderNo = '' } = await order(await sandbox.login())
    expect(await fail('99999999', 12)).toEqual(await fail(orderNo, 12))
  })

  it('is never blocked for the shopper who placed the order', async () => {
    const owner = await sandbox.login()
    const { orderNo = '' } = await order(owner)
    await fail(orderNo, 11)
    expect((await owner.call('POST', ORDERS, `orders/${orderNo}/lookup`, {})).statusCode).toBe(200)
  })

  it('is not slowed down by many order numbers', () => {
    const attempts = createLookupAttempts(() => 0)
    for (let number = 0; number < 30_000; number += 1) attempts.fail(String(number))
    for (let again = 0; again < 10; again += 1) attempts.fail('last')
    expect([attempts.blockedFor('0'), attempts.blockedFor('last')]).toEqual([0, 900_000])
  })
})
