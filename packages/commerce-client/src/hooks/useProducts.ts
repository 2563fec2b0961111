import { useMemo } from 'react'
import { getProductsInBatches } from '../client/shopperProducts.js'
import type { Product } from '../types/product.js'
import { defineSharedRead } from './sharedRead.js'

export interface ProductsState {
  /** Products by id; unknown ids are absent. */
  readonly products: ReadonlyMap<string, Product>
  readonly isLoading: boolean
  readonly error: unknown
}

const useProductList = /* @__PURE__ */ defineSharedRead('products', getProductsInBatches)

/** Reads products by id, in batches. The previous products are kept until the new ones are loaded. */
export function useProducts(ids: readonly string[]): ProductsState {
  const wanted = [...new Set(ids)].sort()
  const { data, status, error } = useProductList(wanted.length === 0 ? null : { ids: wanted })
  const products = useMemo(() => new Map((data ?? []).map((product) => [product.id, product])), [data])
  return { products, isLoading: status === 'loading', error }
}
