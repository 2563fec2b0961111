import { basketTotals, type BasketTotals } from '../domain/basket/basketTotals.js'
import type { Basket } from '../types/basket.js'
import { basketResource } from '../sync/basketResource.js'
import type { DataState } from './dataState.js'
import { usePersonalData } from './usePersonalData.js'
import type { Enabled } from './usePersonalRead.js'

export interface BasketState extends BasketTotals, Omit<DataState<Basket>, 'data'> {
  /** null = no basket, or not loaded; see `status`. A line with a pending change has `c_isChanging`. */
  readonly basket: Basket | null
}

/**
 * Reads the valid basket for the locale's country and the currency; an invalid one is deleted, once (Spec §4). Sends no
 * request while `isEnabled` is false: set it when a session exists or the shopper opens the cart.
 */
export function useBasket(enabled: Enabled): BasketState {
  const { data: basket, ...state } = usePersonalData(basketResource, enabled)
  return { ...basketTotals(basket), basket, ...state }
}
