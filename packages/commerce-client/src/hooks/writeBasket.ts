import type { ScopedMutator } from 'swr'
import type { Basket } from '../types/basket.js'
import type { swrKeys } from './swrKeys.js'

/** A change of the basket: what is sent, and what the basket will look like. */
export interface BasketWrite<Input> {
  readonly send: (input: Input, basketId: string) => Promise<Basket>
  readonly expect: (basket: Basket, input: Input) => Basket
}

/**
 * Shows the expected basket at once, then the platform's answer. A failure brings the old basket back and reads the true
 * one, since answers of changes in between may have been passed over; then it throws.
 */
export async function writeBasket<Input>(
  mutate: ScopedMutator,
  key: ReturnType<typeof swrKeys.basket>,
  { send, expect }: BasketWrite<Input>,
  input: Input,
): Promise<Basket | null> {
  const write = (basket: Basket | null | undefined) => {
    if (basket?.basketId === undefined) throw new Error('No basket is loaded, so there is none to change.')
    return send(input, basket.basketId)
  }
  try {
    const changed = await mutate<Basket | null>(key, write, {
      optimisticData: (_, shown) => (shown ? expect(shown, input) : null),
      rollbackOnError: true,
      populateCache: true,
      revalidate: false,
    })
    return changed ?? null
  } catch (error) {
    await mutate(key).catch(() => undefined)
    throw error
  }
}
