import { removeItemFromBasket } from '../client/shopperBaskets.js'
import { basketMutation } from '../sync/basketMutation.js'
import { withoutItem } from '../sync/optimisticBasket.js'
import { defineMutation } from './defineMutation.js'
import { isGone } from '../sync/appliedChecks.js'

/** Removes a cart line. Optimistic. */
export const useRemoveBasketItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(removeItemFromBasket, isGone, withoutItem),
)
