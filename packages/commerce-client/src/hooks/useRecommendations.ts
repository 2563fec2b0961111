import { getRecommendations, getZoneRecommendations, type RecommendationParameters } from '../client/einstein.js'
import { getProductsInBatches } from '../client/shopperProducts.js'
import { mayTrack } from '../domain/tracking/doNotTrack.js'
import type { Product } from '../types/product.js'
import type { DataState } from './dataState.js'
import { useEinstein } from './useEinstein.js'
import { usePersonalRead } from './usePersonalRead.js'

/** What is asked: a recommender or a zone, about pieces or about categories. */
export type RecommendationQuestion = RecommendationParameters & {
  /** false = the shopper may be tracked; anything else asks nothing (Spec §7, decision 36). */
  readonly dnt: boolean | null
  readonly from: { readonly recommenderName: string } | { readonly zone: string }
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
