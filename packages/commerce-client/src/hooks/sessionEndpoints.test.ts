import { describe, expect, it } from 'vitest'
import { failureCode } from '../sync/failureCode.js'
import { knownSession } from '../sync/knownSession.js'
import type { Shop } from '../sync/shop.js'
import { swrKeys } from '../sync/swrKeys.js'
import { buildBasket } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerNothing, answerWith, createFakeRoutes, loseAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { Routes } from '../../test/openTab.js'
import type { ShopperSession } from '../types/auth.js'
import {
  useLogin,
  useLogout,
  usePasswordlessLogin,
  useRegister,
  useRequestPasswordReset,
  useRequestPasswordlessCode,
  useResetPassword,
} from './sessionHooks.js'

const guest = { customerId: 'guest', usid: 'u', isGuest: true }
const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const jonas = { customerId: 'jonas', usid: 'u', isGuest: false }
const credentials = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }
const noBasket = answerWith({ total: 0 })

function open(routes: Routes, session: ShopperSession | null = guest) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch, session })
  return { ...fake, shop, basketOf: (id: string) => shop.cached(swrKeys.data('basket', shop.scope, id)) }
}

type Row = readonly [endpoint: string, run: (shop: Shop) => Promise<unknown>, body: object]

describe('a request for a mail or a code', () => {
  const customer = { email: credentials.login, lastName: 'Brandt' }
  const reset = { token: '12345678', newPassword: 'new-Password-1', userId: credentials.login }
  const rows: readonly Row[] = [
    ['register', (shop) => useRegister.definition.run(shop, { customer }), { customer }],
    [
      'passwordless',
      (shop) => useRequestPasswordlessCode.definition.run(shop, { userId: 'mila', mode: 'sms' }),
      { userId: 'mila', mode: 'sms' },
    ],
    ['password-reset', (shop) => useRequestPasswordReset.definition.run(shop, { userId: 'mila' }), { userId: 'mila' }],
    ['password-action', (shop) => useResetPassword.definition.run(shop, reset), reset],
  ]

  it.each(rows)('is sent to /session/%s, has no result and keeps the session', async (endpoint, run, body) => {
    const { shop, calls } = open({ [`POST ${endpoint}`]: answerNothing })
    expect(await run(shop)).toBeUndefined()
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST /apis/session/${endpoint}`])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(body)
    expect(knownSession(shop)).toEqual(guest)
  })

  it.each(rows)('to /session/%s fails with the code of the rejection', async (endpoint, run) => {
    const { shop } = open({ [`POST ${endpoint}`]: refuseWith(400, 'bad-request') })
    expect(await run(shop).catch(failureCode)).toBe('validation')
  })
})

describe('a login with a one-time code', () => {
  it('sends the code, merges the guest’s basket and returns the session', async () => {
    const merged = buildBasket({ basketId: 'merged' })
    const { shop, names, calls, basketOf } = open({
      'POST token': answerWith(mila),
      'GET baskets': noBasket,
      'POST transfer': answerWith(merged),
    })
    expect(await usePasswordlessLogin.definition.run(shop, { token: '12345678' })).toEqual(mila)
    expect(calls[0]?.url).toBe('/apis/session/passwordless/token')
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ token: '12345678' })
    expect(names()).toEqual(['POST token', 'GET baskets', 'POST transfer'])
    expect(basketOf('mila')).toEqual(merged)
  })

  it('that is rejected changes nothing', async () => {
    const { shop, names } = open({ 'POST token': refuseWith(401, 'authentication-failed') })
    expect(await usePasswordlessLogin.definition.run(shop, { token: 'x' }).catch(failureCode)).toBe('unauthorized')
    expect([names(), knownSession(shop)]).toEqual([['POST token'], guest])
  })
})

describe('a login with a password', () => {
  it('before any session is known merges the basket too', async () => {
    const { shop, names } = open(
      { 'POST login': answerWith(mila), 'GET baskets': noBasket, 'POST transfer': answerNothing },
      null,
    )
    expect(await useLogin.definition.run(shop, credentials)).toEqual(mila)
    expect(knownSession(shop)).toEqual(mila)
    expect(names()).toEqual(['POST login', 'GET baskets', 'POST transfer'])
  })

  it('of a registered shopper who was another one merges no basket', async () => {
    const { shop, names } = open({ 'POST login': answerWith(mila) }, jonas)
    expect(await useLogin.definition.run(shop, credentials)).toEqual(mila)
    expect(names()).toEqual(['POST login'])
  })

  it('keeps the shopper’s own basket when the guest had none', async () => {
    const own = buildBasket({ basketId: 'own' })
    const { shop, names, basketOf } = open({
      'POST login': answerWith(mila),
      'GET baskets': answerWith({ baskets: [own], total: 1 }),
      'POST transfer': answerNothing,
    })
    await useLogin.definition.run(shop, credentials)
    expect(basketOf('mila')).toEqual(own)
    expect(names()).toEqual(['POST login', 'GET baskets', 'POST transfer'])
  })

  it('that is rejected does not ask for the session', async () => {
    const { shop, names } = open({
      'POST login': refuseWith(401, 'authentication-failed'),
      'POST session': answerWith(mila),
    })
    expect(await useLogin.definition.run(shop, credentials).catch(failureCode)).toBe('unauthorized')
    expect([names(), knownSession(shop)]).toEqual([['POST login'], guest])
  })
})

describe('a logout', () => {
  it('is sent with an empty body and returns the guest session', async () => {
    const { shop, calls } = open({ 'POST logout': answerWith(guest) }, mila)
    expect(await useLogout.definition.run(shop, undefined)).toEqual(guest)
    expect(calls.map(({ url, body }) => [url, body])).toEqual([['/apis/session/logout', '{}']])
  })

  it('with a lost response is confirmed by a guest session', async () => {
    const { shop, names } = open({ 'POST logout': loseAnswer, 'POST session': answerWith(guest) }, mila)
    expect(await useLogout.definition.run(shop, undefined)).toEqual(guest)
    expect(knownSession(shop)).toEqual(guest)
    expect(names()).toEqual(['POST logout', 'POST session'])
  })

  it('with a lost response and an unchanged session is unknown', async () => {
    const { shop } = open({ 'POST logout': loseAnswer, 'POST session': answerWith(mila) }, mila)
    expect(await useLogout.definition.run(shop, undefined).catch(failureCode)).toBe('unknown')
    expect(knownSession(shop)).toEqual(mila)
  })
})
