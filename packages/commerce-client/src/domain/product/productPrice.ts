import type { Product } from '../../types/product.js'

/** Price to show for a product. Amounts are major units of the product's currency. */
export type ProductPrice =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'none' }
  | { readonly kind: 'regular'; readonly amount: number; readonly isStartingAt: boolean }
  | {
      readonly kind: 'promotion'
      readonly amount: number
      /** Former price to strike through; null = none. */
      readonly regularAmount: number | null
      readonly isStartingAt: boolean
    }

/**
 * Former price that is struck through: `rootPrice` follows Spec §9; `lowestPrice30d` shows the lowest price of the last
 * 30 days, as EU law requires, and none if it is unknown.
 */
export type RegularPriceRule = 'rootPrice' | 'lowestPrice30d'

/** Fields that decide the price. Products and search hits have them. */
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
  // Striking through a former price that is not higher would suggest a reduction.
  return { kind: 'promotion', amount, regularAmount: former !== null && former > amount ? former : null, isStartingAt }
}

function positive(amount: number | undefined): number | null {
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null
}
