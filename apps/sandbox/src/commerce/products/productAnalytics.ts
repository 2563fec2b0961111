import type { ProductCustomFields } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { variationText } from './productVariants.js'

const AVAILABILITY = {
  inStock: 'in stock',
  preOrder: 'pre order',
  soldOut: 'out of stock',
} as const satisfies Record<SeedProduct['availability'], string>

/** The analytics fields of Spec §3; English in every locale, so that reports can be aggregated. */
export function analyticsFields(product: SeedProduct, catalogue: CatalogueIndex): ProductCustomFields {
  const category = product.categories[0] === undefined ? undefined : catalogue.category(product.categories[0])
  return {
    c_gtm_item_list_category_path: category?.path.slice(1),
    c_gtm_item_availability: AVAILABILITY[product.availability],
    c_gtm_item_variant: variationText(product, 'en', catalogue),
    c_gtm_item_reference: product.reference,
    c_gtm_item_movement: product.movement ?? undefined,
    c_gtm_item_material: (product.caseMaterial ?? product.pieceMaterial)?.en,
  }
}
