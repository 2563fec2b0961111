import type { ProductCustomFields, ProductInventory } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { inventoryIdOf } from '../stores/inventoryIdOf.js'

/** Orderable quantity; 0 if sold out. */
export function allocation(product: SeedProduct): number {
  return product.availability === 'soldOut' ? 0 : product.allocation
}

/** Whether shoppers can order the product online. */
export function isOrderable(product: SeedProduct): boolean {
  return product.canBeAddedToCart && !product.isPriceOnRequest && product.prices !== null && allocation(product) > 0
}

/** `inventory` in a response. */
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

/** Whether a boutique with one of these inventory lists has the product. */
export function isInInventory(product: SeedProduct, inventoryIds: readonly string[]): boolean {
  return allocation(product) > 0 && product.storeIds.some((id) => inventoryIds.includes(inventoryIdOf({ id })))
}

/**
 * `inventories` in a response: the requested lists of existing boutiques. A boutique has one item of a product, or
 * none.
 */
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

/** The custom availability fields of Spec §3; `isStaff` = for a staff sale customer. */
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
