import { describe, expect, it } from 'vitest'
import { createTestShop } from '../testing/createTestShop.js'
import {
  answerNothing,
  answerWith,
  createFakeRoutes,
  type FakeAnswer,
  loseAnswer,
  refuseWith,
} from '../testing/fakeRoutes.js'
import { useCheckGiftCertificate, useLookUpOrder, useSendContactMail, useSubscribeBackInStock } from './contactHooks.js'
import { failureCode } from './failureCode.js'

function open(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>) {
  const fake = createFakeRoutes(routes)
  return { ...fake, shop: createTestShop({ fetch: fake.fetch }) }
}

const mail = {
  body: {
    formType: 'retailerGeneral',
    emailType: 21,
    locale: 'de-CH',
    fields: { firstName: 'Anna', lastName: 'Lind', email: 'anna.lind@example.com' },
  },
} as const
const piece = { body: { productId: 'p', email: 'anna.lind@example.com', locale: 'de-CH' } }

describe('what is sent on request', () => {
  it('goes out once for a double click, with a key that tells the server of a repeat', async () => {
    const { shop, calls } = open({ 'POST send': answerNothing })
    await Promise.all([useSendContactMail.row.run(shop, mail), useSendContactMail.row.run(shop, mail)])
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('goes out with the same key after a lost answer, and with a new one after any other', async () => {
    const { shop, calls } = open({
      'POST send': [loseAnswer, refuseWith(500, 'internal'), answerNothing, refuseWith(429, 'busy'), answerNothing],
    })
    for (const _ of [1, 2, 3, 4, 5]) await useSendContactMail.row.run(shop, mail).catch(() => undefined)
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4])
  })

  it('goes out with a key of its own when it says something else', async () => {
    const { shop, calls } = open({ 'POST send': loseAnswer })
    for (const locale of ['de-CH', 'fr-CH'])
      await useSendContactMail.row.run(shop, { body: { ...mail.body, locale } }).catch(() => undefined)
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  })

  it('says which fields were refused', async () => {
    const fields = [{ name: 'email', kind: 'email' }]
    const { shop } = open({ 'POST send': refuseWith(400, 'bad-request', { c_fields: fields }) })
    const sent = useSendContactMail.row.run(shop, mail)
    await expect(sent).rejects.toMatchObject({ kind: 'validation', extras: { c_fields: fields } })
  })

  it.each([
    [409, 'conflict'],
    [429, 'rate-limited'],
    [500, 'unknown'],
  ])('a notification that is answered with %d fails as %s', async (status, code) => {
    const { shop, count } = open({ 'POST back-in-stock': refuseWith(status, 'x') })
    const outcome = await useSubscribeBackInStock.row.run(shop, piece).catch(failureCode)
    expect([outcome, count('POST back-in-stock')]).toEqual([code, 1])
  })

  it('an unknown certificate or order is null', async () => {
    const { shop, calls } = open({
      'POST gift-certificate': refuseWith(404, 'not-found'),
      'POST lookup': [refuseWith(404, 'order-not-found'), answerWith({ orderNo: '1' })],
    })
    expect(await useCheckGiftCertificate.row.run(shop, { body: { giftCertificateCode: 'x' } })).toBeNull()
    const question = { orderNo: '1', body: { email: 'anna.lind@example.com', orderViewCode: 'x' } }
    expect(await useLookUpOrder.row.run(shop, question)).toBeNull()
    expect(await useLookUpOrder.row.run(shop, question)).toEqual({ orderNo: '1' })
    expect(calls.some(({ headers }) => headers.has('idempotency-key'))).toBe(false)
  })
})
