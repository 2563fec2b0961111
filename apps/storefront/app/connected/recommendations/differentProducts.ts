import type { ProductSearchHit } from '@vitrine/commerce-client/types/search'

/**
 * Ids of the first hit per name: a watch with six dials counts as one recommendation. Hits with the same name as the
 * page's product are left out.
 */
export function differentProducts(hits: readonly ProductSearchHit[], productId: string | null): readonly string[] {
  const idOf = (hit: ProductSearchHit) => hit.representedProduct?.id ?? hit.productId
  const own = hits.find((hit) => idOf(hit) === productId || hit.productId === productId)
  const names = new Set<string | undefined>([own?.productName])
  names.delete(undefined)
  return hits.flatMap((hit) => {
    const { productName } = hit
    if (hit === own || (productName !== undefined && names.has(productName))) return []
    names.add(productName)
    return [idOf(hit)]
  })
}
