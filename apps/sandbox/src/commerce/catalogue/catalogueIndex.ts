import type { Catalogue, SeedCategory, SeedProduct } from '../../seed/seedTypes.js'

export const ROOT_CATEGORY_ID = 'root'

/** The catalogue with look-ups for the routes. */
export interface CatalogueIndex {
  readonly source: Catalogue
  product(id: string): SeedProduct | undefined
  category(id: string): SeedCategory | undefined
  /** @param path after the locale alias, with a leading slash; case-insensitive */
  categoryByPath(path: string): SeedCategory | undefined
  /** Direct children in seed order; those of the root for `null`. */
  children(parentId: string | null): readonly SeedCategory[]
  /** Categories from the top level to the given one; empty for an unknown id. */
  trail(categoryId: string | undefined): readonly SeedCategory[]
  /** Whether a product is in a category or below it. */
  isInCategory(product: SeedProduct, categoryId: string): boolean
  /** Ids of all categories of a product, including parents. */
  memberships(product: SeedProduct): ReadonlySet<string>
  /** The product and its siblings in seed order; only itself if it has none. */
  variants(product: SeedProduct): readonly SeedProduct[]
  /** Sets the stock of a product, for tests; false for an unknown id. */
  setStock(productId: string, stock: Stock): boolean
  /** Reduces the stock of a product, which is sold out at zero; a negative quantity returns stock. */
  sell(productId: string, quantity: number): void
  /** Resets the stock of every product to the seed. */
  restock(): void
}

/** Remaining stock of a product. */
export type Stock = Pick<SeedProduct, 'availability' | 'allocation'>

/** Indexes a catalogue at startup. Copies the products, so that their stock can change. */
export function createCatalogueIndex(seed: Catalogue): CatalogueIndex {
  const source = { ...seed, products: seed.products.map((product) => ({ ...product })) }
  const products = new Map(source.products.map((product) => [product.id, product]))
  const categories = new Map(source.categories.map((category) => [category.id, category]))
  const byPath = new Map(source.categories.map((category) => [category.path.toLowerCase(), category]))
  const children = Map.groupBy(source.categories, ({ parentId }) => parentId)
  const groups = Map.groupBy(source.products, ({ variantGroup }) => variantGroup)

  const trail = (categoryId: string | undefined): readonly SeedCategory[] => {
    const category = categoryId === undefined ? undefined : categories.get(categoryId)
    return category ? [...trail(category.parentId ?? undefined), category] : []
  }
  const memberships = new Map(
    source.products.map((product) => [
      product.id,
      new Set<string>([
        ROOT_CATEGORY_ID,
        ...product.categories.flatMap((id) => trail(id).map((category) => category.id)),
      ]),
    ]),
  )

  return {
    source,
    product: (id) => products.get(id),
    category: (id) => categories.get(id),
    categoryByPath: (path) => byPath.get(path.toLowerCase()),
    children: (parentId) => children.get(parentId) ?? [],
    trail,
    isInCategory: (product, categoryId) => memberships.get(product.id)?.has(categoryId) ?? false,
    memberships: (product) => memberships.get(product.id) ?? new Set(),
    variants: (product) =>
      product.variantGroup === null ? [product] : (groups.get(product.variantGroup) ?? [product]),
    setStock(productId, { availability, allocation }) {
      const product = products.get(productId)
      if (product) Object.assign(product, { availability, allocation })
      return product !== undefined
    },
    sell(productId, quantity) {
      const [product, unsold] = [products.get(productId), seed.products.find(({ id }) => id === productId)]
      if (!product || !unsold) return
      const left = Math.min(unsold.allocation, Math.max(0, product.allocation - quantity))
      this.setStock(productId, { allocation: left, availability: left === 0 ? 'soldOut' : unsold.availability })
    },
    restock() {
      for (const { id, availability, allocation } of seed.products) this.setStock(id, { availability, allocation })
    },
  }
}
