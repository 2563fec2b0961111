import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { CallOptions } from '@vitrine/commerce-client/client/operation'
import type { ScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { type ProductSearchParameters, productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { type Refinements, refineEntries } from '@vitrine/commerce-client/domain/search/refineQuery'
import type { ProductSearchResult } from '@vitrine/commerce-client/types/search'

interface ListingSearch extends Omit<ProductSearchParameters, 'refine'> {
  /** null = the whole shop. */
  readonly categoryId: string | null
  readonly refinements: Refinements
}

/**
 * Searches the products of a listing. An address may name any refinement and the platform refuses those that it does not have:
 * the search is then made with those that the listing offers, which the answer names.
 *
 * @throws CommerceApiError when the search fails for another reason.
 */
export async function searchListing(
  client: ScapiClient,
  { categoryId, refinements, ...parameters }: ListingSearch,
  options: CallOptions,
): Promise<{ readonly result: ProductSearchResult; readonly refinements: Refinements }> {
  const category = categoryId === null ? [] : [`cgid=${categoryId}`]
  const search = async (chosen: Refinements) => {
    const refine = [...category, ...refineEntries(chosen)]
    return { result: await productSearch(client, { ...parameters, refine }, options), refinements: chosen }
  }
  try {
    return await search(refinements)
  } catch (error) {
    if (!isCommerceApiError(error, 'validation') || Object.keys(refinements).length === 0) throw error
    const plain = await search({})
    const offered = new Set(plain.result.refinements?.map(({ attributeId }) => attributeId))
    const known = Object.entries(refinements).filter(([attributeId]) => offered.has(attributeId))
    return known.length === 0 ? plain : search(Object.fromEntries(known))
  }
}
