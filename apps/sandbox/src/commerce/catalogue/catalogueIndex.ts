import type { Catalogue, SeedCategory, SeedProduct } from '../../seed/seedTypes.js'

export const ROOT_CATEGORY_ID = 'root'

/** The catalogue with the look-ups that the routes need. */
export interface CatalogueIndex {
  readonly source: Catalogue
  product(id: string): SeedProduct | undefined
  category(id: string): SeedCategory | undefined
  /** @param path after the locale alias, with a leading slash; compared without case */
  categoryByPath(path: string): SeedCategory | undefined
  /** Direct children in seed order; those of the root for `null`. */
  children(parentId: string | null): readonly SeedCategory[]
  /** From the top category down to the given one; empty for an unknown id. */
  trail(categoryId: string | undefined): readonly SeedCategory[]
  /** Whether a piece lies in a category or below it. */
  isInCategory(product: SeedProduct, categoryId: string): boolean
  /** Ids of every category that a piece lies in, those above included. */
  memberships(product: SeedProduct): ReadonlySet<string>
  /** The piece and its siblings in seed order; only itself when it has none. */
  variants(product: SeedProduct): readonly SeedProduct[]
  /** Changes the stock of a piece, for tests; false for an unknown id. */
  setStock(productId: string, stock: Stock): boolean
  /**
   * Takes pieces off the stock, the last of which sells a piece out; a negative quantity gives them back.
   */
  sell(productId: string, quantity: number): void
  /** Gives every piece the stock of the seed again. */
  restock(): void
}

/** What is left of a piece. */
export type Stock = Pick<SeedProduct, 'availability' | 'allocation'>

/** Indexes a catalogue once, at start-up. Its pieces are copies, so that their stock can change. */
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
