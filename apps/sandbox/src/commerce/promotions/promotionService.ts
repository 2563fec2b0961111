import type { Promotion } from '@vitrine/commerce-client/types/promotion'
import { PIECE_CAMPAIGN_ID, promotions } from '../../seed/promotions.js'
import type { TextLanguage } from '../../seed/localised.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'

/** A promotion with the data for its selection. */
export interface KnownPromotion {
  readonly campaignId: string
  /** Epoch milliseconds; null = without limit. */
  readonly start: number | null
  /** Epoch milliseconds; null = without limit. */
  readonly end: number | null
  readonly wire: Promotion
}

/** Promotions of the shop and of its products. Like the platform, ignores schedules and qualifiers here. */
export function knownPromotions(catalogue: CatalogueIndex, language: TextLanguage): readonly KnownPromotion[] {
  return [...ofShop(language), ...ofPieces(catalogue, language)]
}

function ofShop(language: TextLanguage): readonly KnownPromotion[] {
  return promotions.map(({ id, campaignId, name, callout, details, startDate, endDate }) => ({
    campaignId,
    start: Date.parse(startDate),
    end: Date.parse(endDate),
    wire: {
      id,
      name: name[language],
      calloutMsg: callout[language],
      details: details[language],
      startDate,
      endDate,
    },
  }))
}

function ofPieces(catalogue: CatalogueIndex, language: TextLanguage): readonly KnownPromotion[] {
  const byId = new Map(
    catalogue.source.products.flatMap(({ promotion }) => (promotion ? [[promotion.id, promotion] as const] : [])),
  )
  return [...byId.values()].map(({ id, callout }) => ({
    campaignId: PIECE_CAMPAIGN_ID,
    start: null,
    end: null,
    wire: { id, name: callout[language], calloutMsg: callout[language] },
  }))
}
