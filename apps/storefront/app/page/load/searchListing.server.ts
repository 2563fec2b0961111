import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { CallOptions } from '@vitrine/commerce-client/client/operation'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { type ProductSearchParameters, productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { type Refinements, refineEntries } from '@vitrine/commerce-client/domain/search/refineQuery'
import type { ProductSearchResult } from '@vitrine/commerce-client/types/search'

/** Maximum number of `refine` entries per search. */
const MAX_ENTRIES = 9
/** Valid refinement attributes that the platform never returns as facets. */
const NEVER_OFFERED = new Set(['htype', 'ilids', 'orderable_only', 'pmid', 'pmpt'])

interface ListingSearch extends Omit<ProductSearchParameters, 'refine'> {
  /** null = the whole shop. */
  readonly categoryId: string | null
  readonly refinements: Refinements
}

/**
 * Searches the products of a listing. The platform rejects unknown refinements, which an address may contain: the search is
 * then repeated with only those that the listing offers, which the response lists. Refinements above the platform's
 * maximum are left out.
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
  const taken = Object.entries(refinements).slice(0, MAX_ENTRIES - category.length)
  try {
    return await search(Object.fromEntries(taken))
  } catch (error) {
    if (!isRefused(error) || taken.length === 0) throw error
  }
  const plain = await search({})
  const offered = new Set(plain.result.refinements?.map(({ attributeId }) => attributeId))
  const known = taken.filter(([attributeId]) => offered.has(attributeId) || NEVER_OFFERED.has(attributeId))
  if (known.length === 0) return plain
  return search(Object.fromEntries(known)).catch((error: unknown) => {
    if (isRefused(error)) return plain
    throw error
  })
}

const isRefused = (error: unknown) => isCommerceApiError(error, 'validation')
