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
import { failureCode } from '../sync/failureCode.js'

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
const product = { body: { productId: 'p', email: 'anna.lind@example.com', locale: 'de-CH' } }

describe('a message', () => {
  it('is sent once for a double click, with an idempotency key', async () => {
    const { shop, calls } = open({ 'POST send': answerNothing })
    await Promise.all([useSendContactMail.definition.run(shop, mail), useSendContactMail.definition.run(shop, mail)])
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is sent with the same key after a lost response, and with a new one otherwise', async () => {
    const { shop, calls } = open({
      'POST send': [loseAnswer, refuseWith(500, 'internal'), answerNothing, refuseWith(429, 'busy'), answerNothing],
    })
    for (const _ of [1, 2, 3, 4, 5]) await useSendContactMail.definition.run(shop, mail).catch(() => undefined)
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4])
  })

  it('is sent with a different key when its content differs', async () => {
    const { shop, calls } = open({ 'POST send': loseAnswer })
    for (const locale of ['de-CH', 'fr-CH'])
      await useSendContactMail.definition.run(shop, { body: { ...mail.body, locale } }).catch(() => undefined)
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  })

  it('returns the rejected fields', async () => {
    const fields = [{ name: 'email', kind: 'email' }]
    const { shop } = open({ 'POST send': refuseWith(400, 'bad-request', { c_fields: fields }) })
    const sent = useSendContactMail.definition.run(shop, mail)
    await expect(sent).rejects.toMatchObject({ kind: 'validation', extras: { c_fields: fields } })
  })

  it.each([
    [409, 'conflict'],
    [429, 'rateLimited'],
    [500, 'unknown'],
  ])('a notification with the response status %d fails with %s', async (status, code) => {
    const { shop, count } = open({ 'POST back-in-stock': refuseWith(status, 'x') })
    const outcome = await useSubscribeBackInStock.definition.run(shop, product).catch(failureCode)
    expect([outcome, count('POST back-in-stock')]).toEqual([code, 1])
  })

  it('returns null for an unknown certificate or order', async () => {
    const { shop, calls } = open({
      'POST gift-certificate': refuseWith(404, 'not-found'),
      'POST lookup': [refuseWith(404, 'order-not-found'), answerWith({ orderNo: '1' })],
    })
    expect(await useCheckGiftCertificate.definition.run(shop, { body: { giftCertificateCode: 'x' } })).toBeNull()
    const question = { orderNo: '1', body: { email: 'anna.lind@example.com', orderViewCode: 'x' } }
    expect(await useLookUpOrder.definition.run(shop, question)).toBeNull()
    expect(await useLookUpOrder.definition.run(shop, question)).toEqual({ orderNo: '1' })
    expect(calls.some(({ headers }) => headers.has('idempotency-key'))).toBe(false)
  })
})
