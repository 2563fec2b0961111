import type { Product } from '../../types/product.js'
import { productBrand } from './productName.js'

/** A key fact as data; the UI formats it, e.g. 'Year of sale: {year}' or 'International warranty by {brand}'. */
export type KeyFact =
  | { readonly kind: 'year' | 'reference' | 'diameter' | 'material'; readonly value: string }
  | { readonly kind: 'warranty'; readonly by: string }

export interface WarrantyRule {
  /** Brands that give their own warranty in the country. */
  readonly warrantyBrands: readonly string[]
  /** Name of the retailer, who gives the warranty for all other brands. */
  readonly retailer: string
}

/** Key facts in the order of Spec §9. Facts without a value are omitted; the warranty is always included. */
export function keyFacts(
  product: Pick<
    Product,
    | 'brand'
    | 'c_brand'
    | 'c_att_CPO_Year_of_Sale'
    | 'c_att_Supplier_Reference'
    | 'c_att_Case_Diameter'
    | 'c_att_Case_Material'
  >,
  { warrantyBrands, retailer }: WarrantyRule,
): readonly KeyFact[] {
  const rows = [
    { kind: 'year', value: product.c_att_CPO_Year_of_Sale },
    { kind: 'reference', value: product.c_att_Supplier_Reference },
    { kind: 'diameter', value: product.c_att_Case_Diameter },
    { kind: 'material', value: product.c_att_Case_Material },
  ] as const
  const facts = rows.flatMap(({ kind, value }): readonly KeyFact[] => (value ? [{ kind, value }] : []))
  const brand = productBrand(product)
  return [...facts, { kind: 'warranty', by: warrantyBrands.includes(brand) ? brand : retailer }]
}
