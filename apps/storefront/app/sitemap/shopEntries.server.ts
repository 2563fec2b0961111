import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { getCategory, getProducts, PRODUCT_BATCH_SIZE } from '@vitrine/commerce-client/client/shopperProducts'
import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { productImages } from '@vitrine/commerce-client/domain/product/productImages'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import { pictureUrl } from '../page/head/structuredData/siteFacts.js'
import type { CountryPage } from './contentEntries.server.js'

const SEARCH_PART = 200
/** The platform returns no results beyond this offset. */
const MAX_OFFSET = 10_000

/** Every category and product of the catalogue. Paths are the same in all locales. Rejects when the platform fails. */
export async function shopEntries(client: ScapiClient, origin: string): Promise<readonly CountryPage[]> {
  const categories = await allCategories(client)
  const ids = new Set<string>()
  for (const category of categories.filter(({ parentCategoryId }) => parentCategoryId === 'root')) {
    for (const id of await productIds(client, category.id)) ids.add(id)
  }
  return [
    ...categories.flatMap((category) => categoryEntry(category, origin)),
    ...(await productEntries(client, [...ids], origin)),
  ]
}

/** The tree below the root, level by level: the platform returns two levels per request. */
async function allCategories(client: ScapiClient): Promise<readonly Category[]> {
  const found = new Map<string, Category>()
  const open = ['root']
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const category = await getCategory(client, { id, levels: 2 })
    for (const child of category?.categories ?? []) {
      found.set(child.id, { ...child, parentCategoryId: child.parentCategoryId ?? id })
      for (const grandchild of child.categories ?? []) {
        if (!found.has(grandchild.id)) open.push(grandchild.id)
        found.set(grandchild.id, { ...grandchild, parentCategoryId: grandchild.parentCategoryId ?? child.id })
      }
    }
  }
  return [...found.values()]
}

/** Ids of a category's products, including those represented by a hit. */
async function productIds(client: ScapiClient, categoryId: string): Promise<readonly string[]> {
  const ids: string[] = []
  for (let offset = 0, total = 1; offset < Math.min(total, MAX_OFFSET); offset += SEARCH_PART) {
    const wish = { refine: [`cgid=${categoryId}`], limit: SEARCH_PART, offset, expand: ['represented_products'] }
    const result = await productSearch(client, wish)
    for (const { productId, representedProduct, representedProducts = [] } of result.hits ?? []) {
      ids.push(representedProduct?.id ?? productId, ...representedProducts.map(({ id }) => id))
    }
    total = (result.hits ?? []).length === 0 ? 0 : result.total
  }
  return ids
}

async function productEntries(client: ScapiClient, ids: readonly string[], origin: string) {
  const entries: CountryPage[] = []
  for (let start = 0; start < ids.length; start += PRODUCT_BATCH_SIZE) {
    const batch = ids.slice(start, start + PRODUCT_BATCH_SIZE)
    const { data } = await getProducts(client, { ids: batch, expand: ['images'] })
    entries.push(...data.filter((product) => !product.c_isStaffSale).map((product) => productEntry(product, origin)))
  }
  return entries
}

function productEntry(product: Product, origin: string): CountryPage {
  const [image] = productImages(product)
  return { path: productUrl(product), lastModified: null, image: image ? pictureUrl(image.link, origin) : null }
}

function categoryEntry({ c_urlPath: path, image }: Category, origin: string): readonly CountryPage[] {
  if (!path) return []
  return [{ path, lastModified: null, image: image ? pictureUrl(image, origin) : null }]
}
