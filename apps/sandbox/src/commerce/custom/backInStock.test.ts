import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'
import { SUBMISSION_LIMIT } from './submission.js'

const request = { productId: TEST_IDS.soldOut, email: 'Anna@Example.com', locale: 'fr-CH', name: 'Anna', terms: true }

describe('back-in-stock', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterEach(() => sandbox.app.close())

  const subscribe = (body: object | string) => shopper.call('POST', 'custom/notifications/v1', 'back-in-stock', body)

  it('stores the subscription and confirms it in the language of the page', async () => {
    const answer = await subscribe(request)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(sandbox.commerce.backInStock.findByProduct(TEST_IDS.soldOut)).toEqual([
      {
        productId: TEST_IDS.soldOut,
        email: 'anna@example.com',
        locale: 'fr-CH',
        name: 'Anna',
        hasConsent: true,
        createdAt: Date.UTC(2026, 10, 20, 12),
      },
    ])
    expect(sandbox.commerce.mails.all()).toEqual([
      expect.objectContaining({
        to: 'anna@example.com',
        subject: 'Nous vous tiendrons au courant',
        kind: 'back-in-stock',
      }),
    ])
  })

  it('accepts an address once per product, ignoring case', async () => {
    await subscribe(request)
    shopper = await sandbox.login()
    const answer = await subscribe({ ...request, email: 'anna@example.com' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().type).toMatch(/\/already-subscribed$/)
    expect((await subscribe({ ...request, productId: TEST_IDS.preOrder })).statusCode).toBe(204)
    expect(sandbox.commerce.mails.all()).toHaveLength(2)
  })

  it('requires neither name nor consent', async () => {
    const { name: _name, terms: _terms, ...least } = request
    expect((await subscribe(least)).statusCode).toBe(204)
    expect(sandbox.commerce.backInStock.findByProduct(TEST_IDS.soldOut)).toMatchObject([
      { name: null, hasConsent: false },
    ])
  })

  it.each([
    [{ email: '' }, [{ name: 'email', kind: 'required' }]],
    [{ email: 'anna' }, [{ name: 'email', kind: 'email' }]],
    [{ email: 5 }, [{ name: 'email', kind: 'format' }]],
    [{ productId: '9999-999-9' }, [{ name: 'productId', kind: 'choose' }]],
    [{ productId: undefined }, [{ name: 'productId', kind: 'required' }]],
    [{ locale: 'de-GB' }, [{ name: 'locale', kind: 'format' }]],
    [{ name: 'x'.repeat(81) }, [{ name: 'name', kind: 'tooLong', limit: 80 }]],
    [{ terms: 'yes' }, [{ name: 'terms', kind: 'format' }]],
  ])('refuses %o', async (change, fields) => {
    const answer = await subscribe({ ...request, ...change })
    expect([answer.statusCode, answer.json().c_fields]).toEqual([400, fields])
    expect(sandbox.commerce.mails.all()).toEqual([])
  })

  it.each(['null', '[]', '"x"', '{', ''])('answers 400 to %s', async (body) => {
    expect((await subscribe(body)).statusCode).toBe(400)
  })

  it('limits the submissions of a shopper', async () => {
    for (let sent = 0; sent < SUBMISSION_LIMIT; sent += 1)
      await subscribe({ ...request, email: `a${sent}@example.com` })
    expect((await subscribe(request)).statusCode).toBe(429)
  })
})
