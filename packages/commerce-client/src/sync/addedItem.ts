import type { KeyName } from './swrKeys.js'

/** Input of "add to cart". */
export interface AddedItem {
  readonly productId: string
  readonly quantity: number
}

/** Keys of data that depend on the content of the basket. */
export const basketDependents = ['shipping_methods', 'payment_methods'] as const satisfies readonly KeyName[]

/** Keys that adding to the cart invalidates, available before the mutation's code is loaded. */
export const addToCartInvalidates: readonly KeyName[] = ['basket', ...basketDependents]
