import { getRecommendations, getZoneRecommendations, type RecommendationParameters } from '../client/einstein.js'
import { getProductsInBatches } from '../client/shopperProducts.js'
import { mayTrack } from '../domain/tracking/doNotTrack.js'
import type { Product } from '../types/product.js'
import type { DataState } from './dataState.js'
import { useEinstein } from './useEinstein.js'
import { usePersonalRead } from './usePersonalRead.js'

/** Recommendation request: a recommender or a zone, with products or categories. */
export type RecommendationQuestion = RecommendationParameters & {
  /** false = tracking is allowed; otherwise no request is sent (Spec §7, decision 36). */
  readonly dnt: boolean | null
  readonly from: { readonly recommenderName: string } | { readonly zone: string }
}

/** Recommended products; those missing in the catalogue are omitted. */
export interface RecommendedProducts {
  readonly products: readonly Product[]
  /** Id of the response, used in `viewReco` and `clickReco`. */
  readonly recoUUID?: string | undefined
  readonly recommenderName?: string | undefined
  /** Heading of the slot. */
  readonly displayMessage?: string | undefined
}

const expand = ['availability', 'links', 'promotions', 'options', 'images', 'prices', 'variations'] as const

/**
 * Reads recommendations; null = no request. A failure of the service gives an empty list, so that the slot collapses.
 */
export function useRecommendations(question: RecommendationQuestion | null): DataState<RecommendedProducts> {
  const einstein = useEinstein(question?.dnt ?? null)
  return usePersonalRead(
    {
      name: 'recommendations',
      about: [question],
      read: async ({ client }) => {
        const { dnt: _, from = { zone: '' }, ...about } = question ?? {}
        const { recs = [], ...rest } = await ('zone' in from
          ? getZoneRecommendations(einstein, { ...from, ...about })
          : getRecommendations(einstein, { ...from, ...about }))
        const ids = recs.map(({ id }) => id)
        return { ...rest, products: ids.length > 0 ? await getProductsInBatches(client, { ids, expand }) : [] }
      },
    },
    { isEnabled: mayTrack(einstein.dnt) },
  )
}
