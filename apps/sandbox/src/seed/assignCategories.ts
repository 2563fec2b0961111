import type { SeedCategory, SeedProduct } from './seedTypes.js'

/**
 * Completes the categories of a product: its own ones first, in their order, then their ancestors, then those that
 * follow from the product itself (arrivals). A staff sale product is in the staff sale only, and the partner brand is
 * never listed with other brands.
 */
export function assignCategories(product: SeedProduct, categories: readonly SeedCategory[]): SeedProduct {
  if (product.isStaffSale) return { ...product, categories: ['staff-sale'] }
  const parents = new Map(categories.map((category) => [category.id, category.parentId]))
  const isPartner = product.type === 'partner' || product.type === 'partnerCpo'
  const entrances = product.isNew && !isPartner ? ['new-arrivals'] : []
  const ancestors = product.categories.flatMap((id) => ancestorsOf(id, parents))
  return { ...product, categories: [...new Set([...product.categories, ...ancestors, ...entrances])] }
}

function ancestorsOf(id: string, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const parent = parents.get(id)
  return parent ? [parent, ...ancestorsOf(parent, parents)] : []
}
