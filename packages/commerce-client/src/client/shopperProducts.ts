import type { Category } from '../types/category.js'
import type { Product, ProductResult } from '../types/product.js'
import { isCommerceApiError } from './CommerceApiError.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, defineCall } from './operation.js'

const api = 'product/shopper-products/v1'
const market = ['locale', 'currency'] as const

/** Largest number of ids in one getProducts call. */
export const PRODUCT_BATCH_SIZE = 24

/** What a product call may ask for beside ids. Images and price books are asked for unless switched off (Spec §7). */
export interface ProductParameters {
  readonly allImages?: boolean | undefined
  readonly perPricebook?: boolean | undefined
  readonly expand?: readonly string[] | undefined
  /** Property selector, e.g. `(data.(id))`. */
  readonly select?: string | undefined
}

const readProduct = /* @__PURE__ */ defineCall<object, Product>(api, 'GET /products/{id}', ['id'], market)

const readProducts = /* @__PURE__ */ defineCall<object, ProductResult>(api, 'GET /products', ['data'], market)

const readCategory = /* @__PURE__ */ defineCall<object, Category>(api, 'GET /categories/{id}', ['id'], ['locale'])

/** Reads one product; `null` = the platform does not know the id. */
export function getProduct(
  client: ScapiClient,
  parameters: ProductParameters & { readonly id: string },
  options?: CallOptions,
): Promise<Product | null> {
  return orNull(readProduct(client, { allImages: true, perPricebook: true, ...parameters }, options))
}

/** Reads up to {@link PRODUCT_BATCH_SIZE} products; unknown ids are silently absent. */
export function getProducts(
  client: ScapiClient,
  parameters: ProductParameters & { readonly ids: readonly string[] },
  options?: CallOptions,
): Promise<ProductResult> {
  return readProducts(client, { allImages: true, perPricebook: true, ...parameters }, options)
}

/** Reads any number of products in parallel batches, in the order of `ids`; unknown ids are absent. */
export async function getProductsInBatches(
  client: ScapiClient,
  { ids, ...parameters }: ProductParameters & { readonly ids: readonly string[] },
  options?: CallOptions,
): Promise<readonly Product[]> {
  const unique = [...new Set(ids)]
  const batches: Promise<ProductResult>[] = []
  for (let start = 0; start < unique.length; start += PRODUCT_BATCH_SIZE) {
    const batch = unique.slice(start, start + PRODUCT_BATCH_SIZE)
    batches.push(getProducts(client, { ...parameters, ids: batch }, options))
  }
  const found = new Map<string, Product>()
  for (const result of await Promise.all(batches)) for (const product of result.data) found.set(product.id, product)
  return unique.flatMap((id) => found.get(id) ?? [])
}

/** Reads one category, without its children unless `levels` says so; `null` = the platform does not know the id. */
export function getCategory(
  client: ScapiClient,
  parameters: { readonly id: string; readonly levels?: 0 | 1 | 2 | undefined },
  options?: CallOptions,
): Promise<Category | null> {
  return orNull(readCategory(client, { levels: 0, ...parameters }, options))
}

/** Turns "not found" into null; every other failure stays. */
export async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer
  } catch (error) {
    if (isCommerceApiError(error, 'not-found')) return null
    throw error
  }
}
