import type { Basket } from '../../types/basket.js'
import { basketFault, type BasketPlace } from './basketValidity.js'

/** What becomes of a shopper's baskets. */
export interface BasketCleanUp {
  /** The basket to go on with: the first valid one; null = there is none. */
  readonly valid: Basket | null
  /** Ids of the baskets to delete, each once in the life of `asked`. */
  readonly toDelete: readonly string[]
}

/**
 * Sorts a shopper's baskets (Spec §4 "Basket validity and clean-up", decision 24). A basket whose deletion was asked for
 * already is not deleted again, so a platform that keeps it starts no loop.
 *
 * @param asked ids of the baskets whose deletion was asked for, successful or not.
 */
export function basketCleanUp(
  baskets: readonly Basket[],
  place: BasketPlace,
  asked: ReadonlySet<string> = new Set(),
): BasketCleanUp {
  const isGood = (basket: Basket) => basketFault(basket, place) === null
  const ids = baskets.filter((basket) => !isGood(basket)).flatMap(({ basketId }) => basketId ?? [])
  return { valid: baskets.find(isGood) ?? null, toDelete: [...new Set(ids)].filter((id) => !asked.has(id)) }
}
