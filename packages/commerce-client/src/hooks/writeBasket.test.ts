import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import type { Basket } from '../types/basket.js'
import { cacheUpdates } from './cacheUpdates.js'
import { swrKeys } from './swrKeys.js'
import { writeBasket } from './writeBasket.js'

const key = swrKeys.basket({ siteId: 'demo', locale: 'de-CH', currency: 'CHF' }, 'c')
const quantity = (basket: Basket | null | undefined) => basket?.productItems?.[0]?.quantity
const withQuantity = (quantity: number) => buildBasket({ productItems: [buildBasketItem({ quantity })] })

async function cached(): Promise<Basket | null | undefined> {
  let seen: Basket | null | undefined
  const look = (basket: Basket | null | undefined) => {
    seen = basket
    return basket
  }
  await mutate(key, look, { revalidate: false })
  return seen
}

function later<Value>() {
  let settle: { resolve(value: Value): void; reject(error: Error): void } = { resolve() {}, reject() {} }
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (value: Value) => settle.resolve(value), reject: (error: Error) => settle.reject(error) }
}

const change = (answer: Promise<Basket>) => ({ send: () => answer, expect: cacheUpdates.updateBasketItem })

describe('writeBasket', () => {
  beforeEach(() => mutate(key, withQuantity(1), { revalidate: false }))

  it('shows the expected basket before the platform answers, then the answer', async () => {
    const answer = later<Basket>()
    const shown: unknown[] = []
    const write = {
      send: () => answer.promise,
      expect: (basket: Basket, input: { itemId: string; quantity: number }) => {
        const expected = cacheUpdates.updateBasketItem(basket, input)
        shown.push(quantity(expected))
        return expected
      },
    }
    const done = writeBasket(mutate, key, write, { itemId: 'line-1', quantity: 5 })
    expect(shown).toEqual([5])
    answer.resolve(withQuantity(4))
    expect(quantity(await done)).toBe(4)
    expect(quantity(await cached())).toBe(4)
  })

  it('brings the old basket back when the platform refuses', async () => {
    const answer = later<Basket>()
    const done = writeBasket(mutate, key, change(answer.promise), { itemId: 'line-1', quantity: 5 })
    answer.reject(new Error('refused'))
    await expect(done).rejects.toThrow('refused')
    expect(quantity(await cached())).toBe(1)
  })

  it('keeps the last answer when changes overlap', async () => {
    const [first, second] = [later<Basket>(), later<Basket>()]
    const one = writeBasket(mutate, key, change(first.promise), { itemId: 'line-1', quantity: 2 })
    const two = writeBasket(mutate, key, change(second.promise), { itemId: 'line-1', quantity: 3 })
    first.resolve(withQuantity(2))
    second.resolve(withQuantity(3))
    await Promise.all([one, two])
    expect(quantity(await cached())).toBe(3)
  })

  it('sends nothing when no basket is loaded', async () => {
    await mutate(key, null, { revalidate: false })
    const sent: string[] = []
    const write = {
      send: (_: { itemId: string }, basketId: string) => {
        sent.push(basketId)
        return Promise.resolve(withQuantity(1))
      },
      expect: cacheUpdates.removeBasketItem,
    }
    await expect(writeBasket(mutate, key, write, { itemId: 'line-1' })).rejects.toThrow('No basket is loaded')
    expect(sent).toEqual([])
  })
})
