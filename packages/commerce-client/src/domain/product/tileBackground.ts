import type { ProductTypeCode } from '../../types/product.js'

export type TileBackground = 'light' | 'sand' | 'black'

const backgrounds: Partial<Record<ProductTypeCode, TileBackground>> = {
  partnerCpo: 'black',
  cpo: 'sand',
  newCpo: 'sand',
}
const byType = new Map<string, TileBackground>(Object.entries(backgrounds))

/**
 * Background of a product's tile by `c_productType`, in every theme (Spec §9): `black` = #000000 for the partner
 * brand's pre-owned products, `sand` = #F1EBE5 for the retailer's own, `light` = light grey for all others.
 */
export function tileBackground(productType: string | undefined): TileBackground {
  return byType.get(productType ?? '') ?? 'light'
}
