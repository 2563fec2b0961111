import type { Category, CategoryResult } from '../types/category.js'
import type { Product, ProductResult } from '../types/product.js'
import { idField, inLocale, inMarket } from './apis.js'
import type { ScapiClient } from './operation.js'
import { type CallOptions, defineCall } from './operation.js'
import { orNull } from './orNull.js'

const api = 'product/shopper-products/v1'
const everything = { allImages: true, perPricebook: true } as const
const alone = { levels: 0 } as const

/** Maximum number of ids in one getProducts call. */
export const PRODUCT_BATCH_SIZE = 24

/** Parameters of product calls in addition to ids. Images and price books are included by default (Spec §7). */
export interface ProductParameters {
  readonly allImages?: boolean | undefined
  readonly perPricebook?: boolean | undefined
  readonly expand?: readonly string[] | undefined
  readonly imgTypes?: readonly string[] | undefined
  readonly inventoryIds?: readonly string[] | undefined
  /** Property selector, e.g. `(data.(id))`. */
  readonly select?: string | undefined
}

export interface CategoryParameters {
  /** Number of child levels to include. */
  readonly levels?: 0 | 1 | 2 | undefined
}

/** Reads a product; `null` = unknown id. */
export const getProduct = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<ProductParameters & { readonly id: string }, Product>(
    api,
    'GET /products/{id}',
    idField,
    inMarket,
    everything,
  ),
)

/** Reads up to {@link PRODUCT_BATCH_SIZE} products; unknown ids are omitted. */
export const getProducts = /* @__PURE__ */ defineCall<
  ProductParameters & { readonly ids: readonly string[] },
  ProductResult
>(api, 'GET /products', ['data'], inMarket, everything)

/** Reads any number of products in parallel batches, in the order of `ids`; unknown ids are omitted. */
export async function getProductsInBatches(
  client: ScapiClient,
  { ids, ...parameters }: ProductParameters & { readonly ids: readonly string[] },
  options?: CallOptions,
): Promise<readonly Product[]> {
  const unique = [...new Set(ids)]
  const batches = unique.flatMap((_, start) =>
    start % PRODUCT_BATCH_SIZE === 0 ? [unique.slice(start, start + PRODUCT_BATCH_SIZE)] : [],
  )
  const results = await Promise.all(batches.map((batch) => getProducts(client, { ...parameters, ids: batch }, options)))
  const found = new Map(results.flatMap(({ data }) => data.map((product) => [product.id, product] as const)))
  return unique.flatMap((id) => found.get(id) ?? [])
}

/** Reads a category, without children unless `levels` is set; `null` = unknown id. */
export const getCategory = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<CategoryParameters & { readonly id: string }, Category>(
    api,
    'GET /categories/{id}',
    idField,
    inLocale,
    alone,
  ),
)

/** Reads up to 50 categories, without children unless `levels` is set; unknown ids are omitted. */
export const getCategories = /* @__PURE__ */ defineCall<
  CategoryParameters & { readonly ids: readonly string[] },
  CategoryResult
>(api, 'GET /categories', ['data'], inLocale, alone)
