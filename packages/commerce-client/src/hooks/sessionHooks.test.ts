import { describe, expect, it } from 'vitest'
import { buildBasket } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import {
  answerNothing,
  answerWith,
  createFakeRoutes,
  type FakeAnswer,
  loseAnswer,
  refuseWith,
} from '../testing/fakeRoutes.js'
import { useUpdatePassword } from './customerHooks.js'
import { failureCode } from '../sync/failureCode.js'
import { knownSession } from '../sync/knownSession.js'
import { useLogin, useLogout, usePasswordlessLogin, useRegister, useRequestPasswordReset } from './sessionHooks.js'
import { swrKeys } from '../sync/swrKeys.js'

const guest = { customerId: 'guest', usid: 'u', isGuest: true }
const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const credentials = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }
const noBasket = answerWith({ total: 0 })

function open(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>, session = guest) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch, session })
  return { ...fake, shop, basketOf: (id: string) => shop.cached(swrKeys.data('basket', shop.scope, id)) }
}

describe('a login', () => {
  it('sets the session, merges the guest’s basket and removes the guest’s data', async () => {
    const merged = buildBasket({ basketId: 'merged' })
    const { shop, names, calls, basketOf } = open({
      'POST login': answerWith(mila),
      'GET baskets': noBasket,
      'POST transfer': answerWith(merged),
    })
    await shop.mutate(swrKeys.data('basket', shop.scope, 'guest'), buildBasket(), { revalidate: false })
    expect(await useLogin.definition.run(shop, credentials)).toEqual(mila)
    expect(knownSession(shop)).toEqual(mila)
    expect(basketOf('guest')).toBeUndefined()
    expect(basketOf('mila')).toEqual(merged)
    expect(names()).toEqual(['POST login', 'GET baskets', 'POST transfer'])
    expect(calls[2]?.query.get('merge')).toBe('true')
    expect(calls[0]?.url).toBe('/apis/session/login')
  })

  it('deletes an invalid basket of the shopper before merging the guest’s', async () => {
    const { shop, names } = open({
      'POST login': answerWith(mila),
      'GET baskets': answerWith({ baskets: [buildBasket({ c_country: 'DE', basketId: 'old' })], total: 1 }),
      'DELETE old': answerNothing,
      'POST transfer': answerNothing,
    })
    await useLogin.definition.run(shop, credentials)
    expect(names()).toEqual(['POST login', 'GET baskets', 'DELETE old', 'POST transfer'])
  })

  it('succeeds even if the baskets cannot be merged', async () => {
    const { shop } = open({
      'POST login': answerWith(mila),
      'GET baskets': noBasket,
      'POST transfer': refuseWith(500, 'x'),
    })
    expect(await useLogin.definition.run(shop, credentials)).toEqual(mila)
  })

  it('that is rejected changes nothing', async () => {
    const { shop } = open({ 'POST login': refuseWith(401, 'authentication-failed') })
    const error: unknown = await useLogin.definition.run(shop, credentials).catch((thrown: unknown) => thrown)
    expect(failureCode(error)).toBe('unauthorized')
    expect(knownSession(shop)).toEqual(guest)
  })

  it('with a lost response is confirmed by reading the session', async () => {
    const { shop, count } = open({
      'POST login': loseAnswer,
      'POST session': answerWith(mila),
      'GET baskets': noBasket,
      'POST transfer': answerNothing,
    })
    expect(await useLogin.definition.run(shop, credentials)).toEqual(mila)
    expect(count('POST login')).toBe(1)
  })

  it('with a lost response and an unchanged session is unknown', async () => {
    const { shop } = open({ 'POST login': loseAnswer, 'POST session': answerWith(guest) })
    const error: unknown = await useLogin.definition.run(shop, credentials).catch((thrown: unknown) => thrown)
    expect(failureCode(error)).toBe('unknown')
    expect(knownSession(shop)).toEqual(guest)
  })

  it('accepts a one-time code', async () => {
    const { shop } = open({ 'POST token': answerWith(mila), 'GET baskets': noBasket, 'POST transfer': answerNothing })
    await usePasswordlessLogin.definition.run(shop, { token: '12345678' })
    expect(knownSession(shop)).toEqual(mila)
  })
})

describe('a registration', () => {
  it('keeps the guest session and requests no basket, because the password is set by mail first', async () => {
    const { shop, names } = open({ 'POST register': answerNothing })
    await useRegister.definition.run(shop, { customer: { email: credentials.login, lastName: 'Brandt' } })
    expect(knownSession(shop)).toEqual(guest)
    expect(names()).toEqual(['POST register'])
  })
})

describe('a logout', () => {
  it('starts a guest session and removes all personal data', async () => {
    const { shop, names } = open({ 'POST logout': answerWith(guest) }, mila)
    const customer = swrKeys.data('customer', shop.scope, 'mila')
    await shop.mutate(customer, { customerId: 'mila' }, { revalidate: false })
    await useLogout.definition.run(shop, undefined)
    expect(knownSession(shop)).toEqual(guest)
    expect(shop.cached(customer)).toBeUndefined()
    expect(names()).toEqual(['POST logout'])
  })
})

describe('passwords', () => {
  it('a reset mail is requested once, for any number of clicks', async () => {
    const { shop, count } = open({ 'POST password-reset': answerNothing })
    const ask = () => useRequestPasswordReset.definition.run(shop, { userId: credentials.login })
    await Promise.all([ask(), ask()])
    expect(count('POST password-reset')).toBe(1)
  })

  it('a new password is sent once, without a login request, which the server makes', async () => {
    const { shop, names } = open(
      {
        'GET mila': answerWith({ customerId: 'mila', login: credentials.login }),
        'PUT password': answerNothing,
      },
      mila,
    )
    await useUpdatePassword.definition.run(shop, { body: { currentPassword: 'old', password: 'new-Password-1' } })
    expect(names()).toEqual(['GET mila', 'PUT password', 'GET mila'])
    expect(knownSession(shop)).toEqual(mila)
  })
})
