import type { ProductPrice } from '../product/productPrice.js'

/** Amount shown on a line: the promotional price if there is one, otherwise the price (Spec §4); null = no amount. */
export function lineAmount(price: ProductPrice): number | null {
  return price.kind === 'promotion' || price.kind === 'regular' ? price.amount : null
}
