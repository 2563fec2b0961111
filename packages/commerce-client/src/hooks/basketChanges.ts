import type { Call } from '../client/operation.js'
import type { Basket } from '../types/basket.js'
import { basketData } from './basketData.js'
import { changes, type Mutated } from './cacheUpdates.js'
import type { DataChange } from './changeData.js'

interface InBasket {
  readonly basketId: string
}

/**
 * Row of a mutation of the basket there is; its input is what the call wants, without the basket's id.
 *
 * @param isDone whether a basket that was read after a lost answer shows that the change was made; absent = it cannot tell.
 */
export function basketChange<Parameters extends InBasket>(
  call: Call<Parameters, Basket | undefined>,
  isDone?: DataChange<Basket | null, Omit<Parameters, 'basketId'>>['isDone'],
  expect?: DataChange<Basket | null, Omit<Parameters, 'basketId'>>['expect'],
): Mutated<Omit<Parameters, 'basketId'>, Basket | null>
export function basketChange(
  call: Call<InBasket, Basket | undefined>,
  isDone?: DataChange<Basket | null, object>['isDone'],
  expect?: DataChange<Basket | null, object>['expect'],
): Mutated<object, Basket | null> {
  return changes<Basket | null, object>(
    basketData,
    {
      isDone,
      expect,
      async send({ client }, _, input, before) {
        const { basketId = '' } = before ?? noBasket()
        return (await call(client, { ...input, basketId })) ?? null
      },
    },
    ['shipping_methods', 'payment_methods'],
  )
}

/** @throws Error: only the next add creates a basket. */
export function noBasket(): never {
  throw new Error('There is no basket. The next add creates one.')
}
