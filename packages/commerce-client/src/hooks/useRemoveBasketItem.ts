import { removeItemFromBasket } from '../client/shopperBaskets.js'
import { basketChange } from './basketChanges.js'
import { withoutItem } from './basketUpdates.js'
import { defineMutation } from './defineMutation.js'
import { isGone } from './proofs.js'

/** Removes a cart line, shown before the platform answers. */
export const useRemoveBasketItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(removeItemFromBasket, isGone, withoutItem),
)
