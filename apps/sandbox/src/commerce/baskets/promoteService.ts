import type { StoredBasket } from '../../store/storedBasket.js'
import { Problem } from '../http/problem.js'
import { assertQuota, findBasket, saveBasket, type BasketCall } from './basketService.js'
import { mergeInto } from './mergeService.js'

/**
 * promoteTemporaryBasket: a temporary basket becomes the open one and keeps its id. With `isMerge` it takes the content
 * of the open one; with `isOverride` the open one is deleted.
 * @throws Problem 404 `basket-not-found`, 409 `basket-not-promotable-exception`
 */
export function promoteBasket(basketId: string, isOverride: boolean, isMerge: boolean, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const { baskets } = call.context
  const open = baskets.findByCustomer(call.shopper.customerId)
  if (!basket.isTemporary || (open && !isMerge && !isOverride)) {
    const detail = `The basket with ID '${basketId}' cannot be promoted to a storefront basket in its current state.`
    throw new Problem(409, 'basket-not-promotable-exception', detail, { title: 'Conflict' })
  }
  if (!open) return saveBasket({ ...basket, isTemporary: false }, call)
  const content = isMerge ? mergeInto(basket, open, 'higher_quantity', call) : basket
  baskets.remove(open.basketId)
  return saveBasket({ ...content, isTemporary: false }, call)
}

/**
 * updateAsStorefrontBasket: a temporary basket becomes the open one; with `isExchange` the two are swapped.
 * @throws Problem 404 `basket-not-found`, 400 `customer-baskets-quota-exceeded`
 */
export function makeStorefrontBasket(basketId: string, isExchange: boolean, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  if (!basket.isTemporary) return basket
  const open = call.context.baskets.findByCustomer(call.shopper.customerId)
  if (!isExchange) assertQuota(false, call)
  if (open) saveBasket({ ...open, isTemporary: true }, call)
  return saveBasket({ ...basket, isTemporary: false }, call)
}
