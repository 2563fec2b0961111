import type { Product } from '../../types/product.js'

/** What a piece costs, ready to show. Amounts are major units of the product's currency. */
export type ProductPrice =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'none' }
  | { readonly kind: 'regular'; readonly amount: number; readonly isStartingAt: boolean }
  | {
      readonly kind: 'promotion'
      readonly amount: number
      /** Former price to strike through; null = none may be shown. */
      readonly regularAmount: number | null
      readonly isStartingAt: boolean
    }

/**
 * Which former price may be struck through: `rootPrice` follows Spec §9; `lowestPrice30d` shows the lowest price of the
 * last 30 days, as the law of the EU demands, and nothing while it is unknown.
 */
export type RegularPriceRule = 'rootPrice' | 'lowestPrice30d'

/** The fields that decide a price; products and search hits have them. */
export type PricedProduct = Pick<
  Product,
  'price' | 'hitType' | 'type' | 'productPromotions' | 'c_showPriceOnRequest' | 'c_rootPrice' | 'c_lowestPrice30d'
>

/** Decides the price to show (Spec §9 "Pricing display"). */
export function productPrice(product: PricedProduct, regularPriceRule: RegularPriceRule): ProductPrice {
  if (product.c_showPriceOnRequest) return { kind: 'onRequest' }
  const price = positive(product.price)
  if (price === null) return { kind: 'none' }

  const isStartingAt = product.hitType === 'set' || product.type?.set === true
  const promotional = positive(product.productPromotions?.[0]?.promotionalPrice)
  const root = positive(product.c_rootPrice)
  if (promotional === null && root === null) return { kind: 'regular', amount: price, isStartingAt }

  const amount = promotional ?? price
  const former =
    regularPriceRule === 'lowestPrice30d' ? positive(product.c_lowestPrice30d) : promotional === null ? root : price
  // A former price that is not higher would claim a reduction that there is not.
  return { kind: 'promotion', amount, regularAmount: former !== null && former > amount ? former : null, isStartingAt }
}

function positive(amount: number | undefined): number | null {
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null
}
