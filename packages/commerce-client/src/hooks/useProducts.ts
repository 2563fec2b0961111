import { useMemo } from 'react'
import useSWR from 'swr'
import { getProductsInBatches } from '../client/shopperProducts.js'
import type { Product } from '../types/product.js'
import { useCommerce } from './CommerceProvider.js'
import { swrKeys } from './swrKeys.js'
import { swrPolicy } from './swrPolicy.js'

export interface ProductsState {
  /** By product id; unknown ids are absent. */
  readonly products: ReadonlyMap<string, Product>
  readonly isLoading: boolean
  readonly error: unknown
}

/** Reads products by id, in batches. Products of the last ids stay until the new ones are there. */
export function useProducts(ids: readonly string[]): ProductsState {
  const { client, scope } = useCommerce()
  const wanted = [...new Set(ids)].sort()
  const { data, isLoading, error } = useSWR<readonly Product[], unknown>(
    wanted.length === 0 ? null : swrKeys.products(scope, wanted),
    () => getProductsInBatches(client, { ids: wanted }),
    { ...swrPolicy, keepPreviousData: true },
  )
  const products = useMemo(() => new Map((data ?? []).map((product) => [product.id, product])), [data])
  return { products, isLoading, error }
}
