import { describe, expect, it } from 'vitest'
import { createScapiClient } from '../client/createScapiClient.js'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { createFakeFetch, problemResponse, type RecordedCall } from '../testing/fakeFetch.js'
import type { Basket } from '../types/basket.js'
import { createBasketSession } from './basketSession.js'

type Answer = (call: RecordedCall) => Response | Promise<Response>
const item = { productId: '2104-310-1', quantity: 1 }
const line = { basketId: 'basket-1', itemId: 'line-1' }
const empty = buildBasket({ productItems: [], orderTotal: 0 })

/** A shop that answers by `METHOD last-part-of-path`; a list is used up call by call, its last answer stays. */
function shop(routes: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const used = new Map<string, number>()
  const fake = createFakeFetch((call) => {
    const name = `${call.method} ${call.path.split('/').at(-1)}`
    const route = routes[name]
    if (route === undefined) return problemResponse(501, `unexpected-${name}`)
    const turn = used.get(name) ?? 0
    used.set(name, turn + 1)
    const answer = typeof route === 'function' ? route : (route[turn] ?? route.at(-1))
    return answer ? answer(call) : problemResponse(501, 'no-answer')
  })
  const client = createScapiClient({ baseUrl: '', organizationId: 'org', siteId: 'demo', fetch: fake.fetch })
  return {
    session: createBasketSession(client, { country: 'CH', currency: 'CHF' }),
    names: () => fake.calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`),
    calls: fake.calls,
  }
}

const answer =
  (body: object): Answer =>
  () =>
    Response.json(body)
const baskets = (...list: readonly Basket[]) => answer({ baskets: list, total: list.length })
const gone: Answer = () => new Response(null, { status: 204 })
const refuse =
  (status: number, slug: string, extras = {}): Answer =>
  () =>
    problemResponse(status, slug, extras)
const drop: Answer = () => Promise.reject(new TypeError('connection reset'))

describe('load', () => {
  it('gives the valid basket', async () => {
    const { session } = shop({ 'GET baskets': baskets(buildBasket()) })
    expect(await session.load('c')).toEqual(buildBasket())
  })

  it('gives null when there is none', async () => {
    const { session } = shop({ 'GET baskets': answer({ total: 0 }) })
    expect(await session.load('c')).toBeNull()
  })

  it.each([
    ['another country', { c_country: 'DE' }],
    ['another currency', { currency: 'EUR' }],
    ['a total without lines', { productItems: [] }],
  ])('deletes a basket of %s and gives null', async (_, changes) => {
    const { session, names } = shop({ 'GET baskets': baskets(buildBasket(changes)), 'DELETE basket-1': gone })
    expect(await session.load('c')).toBeNull()
    expect(names()).toEqual(['GET baskets', 'DELETE basket-1'])
  })

  it.each([
    ['succeeds', gone],
    ['fails', refuse(500, 'internal')],
  ])('deletes once when the deletion %s, however often and at once it loads', async (_, deletion) => {
    const { session, names } = shop({
      'GET baskets': baskets(buildBasket({ c_country: 'DE' })),
      'DELETE basket-1': deletion,
    })
    await Promise.all([session.load('c'), session.load('c')])
    expect(await session.load('c')).toBeNull()
    expect(names().filter((name) => name === 'DELETE basket-1')).toHaveLength(1)
  })

  it('does not claim an empty cart when the baskets cannot be read', async () => {
    const { session } = shop({ 'GET baskets': refuse(500, 'internal') })
    await expect(session.load('c')).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('addItem', () => {
  it('adds to the basket that there is', async () => {
    const { session, names, calls } = shop({ 'GET baskets': baskets(empty), 'POST items': answer(buildBasket()) })
    expect(await session.addItem('c', item)).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items'])
    expect(calls[1]?.body).toBe('[{"productId":"2104-310-1","quantity":1}]')
    expect(calls[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('creates the basket of the country and currency first', async () => {
    const { session, names, calls } = shop({
      'GET baskets': baskets(),
      'POST baskets': answer(empty),
      'POST items': answer(buildBasket()),
    })
    await session.addItem('c', item)
    expect(names()).toEqual(['GET baskets', 'POST baskets', 'POST items'])
    expect(calls[1]?.body).toBe('{"c_country":"CH","currency":"CHF"}')
  })

  it('deletes a foreign basket before it creates its own', async () => {
    const { session, names } = shop({
      'GET baskets': baskets(buildBasket({ c_country: 'DE', basketId: 'old' })),
      'DELETE old': gone,
      'POST baskets': answer(empty),
      'POST items': answer(buildBasket()),
    })
    await session.addItem('c', item)
    expect(names()).toEqual(['GET baskets', 'DELETE old', 'POST baskets', 'POST items'])
  })

  it('posts once for clicks at the same time', async () => {
    const { session, names } = shop({ 'GET baskets': baskets(empty), 'POST items': answer(buildBasket()) })
    await Promise.all([session.addItem('c', item), session.addItem('c', item), session.addItem('c', item)])
    expect(names().filter((name) => name === 'POST items')).toHaveLength(1)
  })

  it('posts again for a later click', async () => {
    const { session, names } = shop({ 'GET baskets': baskets(empty), 'POST items': answer(buildBasket()) })
    await session.addItem('c', item)
    await session.addItem('c', item)
    expect(names().filter((name) => name === 'POST items')).toHaveLength(2)
  })

  it('creates one basket for two products at the same time', async () => {
    const { session, names } = shop({
      'GET baskets': [baskets(), baskets(empty)],
      'POST baskets': answer(empty),
      'POST items': answer(buildBasket()),
    })
    await Promise.all([session.addItem('c', item), session.addItem('c', { productId: '1111-111-1', quantity: 1 })])
    expect(names().filter((name) => name === 'POST baskets')).toHaveLength(1)
  })

  it('uses the basket that another tab created meanwhile', async () => {
    const { session } = shop({
      'GET baskets': [baskets(), baskets(empty)],
      'POST baskets': refuse(400, 'customer-baskets-quota-exceeded'),
      'POST items': answer(buildBasket()),
    })
    expect(await session.addItem('c', item)).toEqual(buildBasket())
  })

  it('starts over once when the basket is gone', async () => {
    const { session, names } = shop({
      'GET baskets': [baskets(empty), baskets()],
      'POST baskets': answer(empty),
      'POST items': [refuse(404, 'basket-not-found'), answer(buildBasket())],
    })
    expect(await session.addItem('c', item)).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets', 'POST baskets', 'POST items'])
  })

  it('does not loop when the basket stays gone', async () => {
    const { session, names } = shop({ 'GET baskets': baskets(empty), 'POST items': refuse(404, 'basket-not-found') })
    await expect(session.addItem('c', item)).rejects.toMatchObject({ kind: 'not-found' })
    expect(names().filter((name) => name === 'POST items')).toHaveLength(2)
  })

  it('counts a lost answer as success when the basket shows the product', async () => {
    const { session, names } = shop({ 'GET baskets': [baskets(empty), baskets(buildBasket())], 'POST items': drop })
    expect(await session.addItem('c', item)).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets'])
  })

  it('counts a lost answer as failure when the quantity did not grow, and does not post again', async () => {
    const { session, names } = shop({ 'GET baskets': baskets(buildBasket()), 'POST items': drop })
    await expect(session.addItem('c', item)).rejects.toMatchObject({ kind: 'network' })
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets'])
  })

  it('hands the code of a refusal on', async () => {
    const { session } = shop({
      'GET baskets': baskets(empty),
      'POST items': refuse(400, 'bad-request', { c_code: 'Mix-Basket-Found-Pre-Order' }),
    })
    await expect(session.addItem('c', item)).rejects.toMatchObject({ code: 'Mix-Basket-Found-Pre-Order' })
  })
})

describe('changes of lines', () => {
  it('update sends product and quantity, remove deletes the line', async () => {
    const { session, calls, names } = shop({ 'PATCH line-1': answer(buildBasket()), 'DELETE line-1': answer(empty) })
    await session.updateItem({ ...line, productId: '2104-310-1', quantity: 2 })
    expect(await session.removeItem(line)).toEqual(empty)
    expect(names()).toEqual(['PATCH line-1', 'DELETE line-1'])
    expect(calls[0]?.body).toBe('{"productId":"2104-310-1","quantity":2}')
  })

  it('run one after the other, in the order of the calls, past a failure', async () => {
    let running = 0
    let most = 0
    const slow: Answer = async (call) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      const { quantity } = JSON.parse(call.body)
      if (quantity === 1) return problemResponse(500, 'internal')
      return Response.json(buildBasket({ productItems: [buildBasketItem({ quantity })] }))
    }
    const { session, calls } = shop({ 'PATCH line-1': slow })
    const results = await Promise.allSettled(
      [1, 2, 3].map((quantity) => session.updateItem({ ...line, productId: 'p', quantity })),
    )
    expect(most).toBe(1)
    expect(calls.map(({ body }) => JSON.parse(body).quantity)).toEqual([1, 2, 3])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })
})
