import type { PromotionResult } from '../types/promotion.js'
import { inLocale } from './apis.js'
import { defineCall } from './operation.js'

const api = 'pricing/shopper-promotions/v1'

/** Reads promotions by id; unknown ids are omitted. */
export const getPromotions = /* @__PURE__ */ defineCall<{ readonly ids: readonly string[] }, PromotionResult>(
  api,
  'GET /promotions',
  ['data'],
  inLocale,
)

/** Reads the promotions of a campaign. */
export const getPromotionsForCampaign = /* @__PURE__ */ defineCall<
  {
    readonly campaignId: string
    /** ISO 8601 instant. */
    readonly startDate?: string | undefined
    /** ISO 8601 instant. */
    readonly endDate?: string | undefined
  },
  PromotionResult
>(api, 'GET /promotions/campaigns/{campaignId}', ['data'], ['currency'])
