import type { ProductCustomFields, ProductInventory } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { inventoryIdOf } from '../stores/inventoryIdOf.js'

/** How many pieces can be ordered; none of a sold-out one. */
export function allocation(product: SeedProduct): number {
  return product.availability === 'soldOut' ? 0 : product.allocation
}

/** Whether a shopper can order the piece online at all. */
export function isOrderable(product: SeedProduct): boolean {
  return product.canBeAddedToCart && !product.isPriceOnRequest && product.prices !== null && allocation(product) > 0
}

/** `inventory` of the wire. */
export function inventory(product: SeedProduct): ProductInventory {
  const ats = allocation(product)
  const isPreOrder = product.availability === 'preOrder'
  return {
    id: 'halbrenn-inventory',
    ats,
    backorderable: false,
    orderable: isOrderable(product),
    preorderable: isPreOrder,
    stockLevel: isPreOrder ? 0 : ats,
  }
}

/** Whether a piece lies in a boutique with one of these inventory lists. */
export function isInInventory(product: SeedProduct, inventoryIds: readonly string[]): boolean {
  return allocation(product) > 0 && product.storeIds.some((id) => inventoryIds.includes(inventoryIdOf({ id })))
}

/** `inventories` of the wire: the lists asked for, of boutiques that exist. A boutique has one of a piece, or none. */
export function inventories(
  product: SeedProduct,
  inventoryIds: readonly string[],
  { source }: CatalogueIndex,
): readonly ProductInventory[] {
  const known = new Set(source.stores.map(inventoryIdOf))
  return inventoryIds
    .filter((id) => known.has(id))
    .map((id) => {
      const ats = isInInventory(product, [id]) ? 1 : 0
      const orderable = ats > 0 && isOrderable(product)
      return { id, ats, backorderable: false, orderable, preorderable: false, stockLevel: ats }
    })
}

/** The custom availability fields of Spec §3; `isStaff` = for a customer of the staff sale. */
export function availabilityFields(
  product: SeedProduct,
  catalogue: CatalogueIndex,
  isStaff: boolean,
): ProductCustomFields {
  return {
    c_available: product.availability !== 'soldOut',
    c_inStock: product.availability === 'inStock',
    c_isPreOrder: product.availability === 'preOrder',
    c_canBeAddedToCart: product.canBeAddedToCart,
    c_isPurchasableForCurrentCustomer: isOrderable(product) && (isStaff || !product.isStaffSale),
    c_allocation: allocation(product),
    c_availableStores: catalogue.source.stores
      .filter(({ id }) => product.storeIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    c_isStaffSale: product.isStaffSale,
    c_isNew: product.isNew,
  }
}
