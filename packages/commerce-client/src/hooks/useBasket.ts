import { basketTotals, type BasketTotals } from '../domain/basket/basketTotals.js'
import type { Basket } from '../types/basket.js'
import { basketData } from './basketData.js'
import type { DataState } from './dataState.js'
import { usePersonalData } from './usePersonalData.js'
import type { Enabled } from './usePersonalRead.js'

export interface BasketState extends BasketTotals, Omit<DataState<Basket>, 'data'> {
  /** null = there is none, or it is not loaded; `status` tells. A line that is being changed has `c_isChanging`. */
  readonly basket: Basket | null
}

/**
 * Reads the basket that is valid for the locale's country and the currency; an invalid one is deleted, once (Spec §4).
 * Nothing is asked while `isEnabled` is false: set it when a session exists or the shopper opens the cart.
 */
export function useBasket(enabled: Enabled): BasketState {
  const { data: basket, ...state } = usePersonalData(basketData, enabled)
  return { ...basketTotals(basket), basket, ...state }
}
