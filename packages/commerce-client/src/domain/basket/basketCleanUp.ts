import type { Basket } from '../../types/basket.js'
import { basketFault, type BasketPlace } from './basketValidity.js'

/** Result of sorting a shopper's baskets. */
export interface BasketCleanUp {
  /** The first valid basket; null = none. */
  readonly valid: Basket | null
  /** Ids of the baskets to delete, without duplicates and without the ids in `asked`. */
  readonly toDelete: readonly string[]
}

/**
 * Selects the basket to keep and the baskets to delete (Spec §4 "Basket validity and clean-up", decision 24). Deletion
 * is requested once per basket, so a platform that does not delete it causes no loop.
 *
 * @param asked ids of the baskets whose deletion was already requested, successfully or not.
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
