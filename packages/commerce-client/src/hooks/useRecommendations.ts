import { getProductsInBatches } from '../client/shopperProducts.js'
import { mayTrack } from '../domain/tracking/doNotTrack.js'
import type { EinsteinProduct, EinsteinRecsResult, EinsteinRule } from '../types/einstein.js'
import type { Product } from '../types/product.js'
import type { DataState } from './dataState.js'
import { usePersonalRead } from './usePersonalRead.js'

/** What is asked: a recommender or a zone, about pieces or about categories. */
export interface RecommendationQuestion {
  /** false = the shopper may be tracked; anything else asks nothing (Spec §7, decision 36). */
  readonly dnt: boolean | null
  readonly from: { readonly recommender: string } | { readonly zone: string }
  readonly products?: readonly EinsteinProduct[] | undefined
  readonly categories?: readonly { readonly id: string }[] | undefined
  readonly rules?: readonly EinsteinRule[] | undefined
}

/** Recommended products; those that the catalogue does not have are dropped. */
export interface RecommendedProducts {
  readonly products: readonly Product[]
  /** Names the answer in `viewReco` and `clickReco`. */
  readonly recoUUID?: string | undefined
  readonly recommenderName?: string | undefined
  /** Heading of the slot. */
  readonly displayMessage?: string | undefined
}

const expand = ['availability', 'links', 'promotions', 'options', 'images', 'prices', 'variations'] as const

/** Reads recommendations; null = not asked. A failure of the service is an empty list, so that its slot collapses. */
export function useRecommendations(question: RecommendationQuestion | null): DataState<RecommendedProducts> {
  const isEnabled = question !== null && mayTrack(question.dnt)
  return usePersonalRead(
    {
      name: 'recommendations',
      about: [question],
      read: async ({ client, sessions }) => {
        if (question === null) return { products: [] }
        const { dnt: _, from, ...about } = question
        const name = encodeURIComponent('zone' in from ? from.zone : from.recommender)
        const call = `POST /einstein/${'zone' in from ? `zones/${name}/recs` : `recs/${name}`}` as const
        const answer = await sessions.request<EinsteinRecsResult>(call, [], about).catch((): EinsteinRecsResult => ({}))
        const { recs = [], ...rest } = answer
        const ids = recs.map(({ id }) => id)
        return { ...rest, products: ids.length > 0 ? await getProductsInBatches(client, { ids, expand }) : [] }
      },
    },
    { isEnabled },
  )
}
