import type { ProductPrice } from '../product/productPrice.js'

/** Amount that a line shows: the promo price when there is one, otherwise the price (Spec §4); null = it shows none. */
export function lineAmount(price: ProductPrice): number | null {
  return price.kind === 'promotion' || price.kind === 'regular' ? price.amount : null
}
