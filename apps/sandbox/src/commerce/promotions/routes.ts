import type { FastifyInstance } from 'fastify'
import type { PromotionResult } from '@vitrine/commerce-client/types/promotion'
import type { CommerceContext } from '../commerceContext.js'
import { sendProblemAsJson } from '../http/errorHandler.js'
import { isDateTime } from '../http/dates.js'
import { readMarket } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import { decodeOnceMore, first, list, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { knownPromotions, type KnownPromotion } from './promotionService.js'

const API = 'pricing/shopper-promotions/v1'
const MAXIMUM_IDS = 50

interface PromotionRoute {
  readonly Querystring: Query
  readonly Params: { readonly campaignId: string }
}

/** Shopper Promotions. Errors are `application/json` here. */
export async function promotionRoutes(parent: FastifyInstance, context: CommerceContext): Promise<void> {
  await parent.register(async (app) => {
    app.setErrorHandler(sendProblemAsJson)
    const known = (query: Query) => knownPromotions(context.catalogue, readMarket(query, badRequest).language)

    app.get<PromotionRoute>(scapiPath(API, '/promotions'), ({ query }) => {
      const ids = list(query, 'ids')
      if (ids.length === 0) throw badRequest("The query parameter 'ids' is missing.", { parameter: 'ids' })
      if (ids.length > MAXIMUM_IDS) {
        throw badRequest(`The query parameter 'ids' has more than ${MAXIMUM_IDS} values.`, { parameter: 'ids' })
      }
      return toResult(known(query).filter(({ wire }) => ids.includes(wire.id)))
    })

    app.get<PromotionRoute>(scapiPath(API, '/promotions/campaigns/:campaignId'), ({ params, query }) => {
      const range = readRange(query)
      const campaignId = decodeOnceMore(params.campaignId)
      const found = known(query).filter((promotion) => promotion.campaignId === campaignId && isIn(promotion, range))
      return toResult(found)
    })
  })
}

interface Range {
  readonly from: number
  readonly until: number
}

function readRange(query: Query): Range | null {
  const [start, end] = [first(query, 'startDate'), first(query, 'endDate')]
  if (start === undefined && end === undefined) return null
  if (isDateTime(start) && isDateTime(end) && Date.parse(start) <= Date.parse(end)) {
    return { from: Date.parse(start), until: Date.parse(end) }
  }
  throw badRequest('Start and end date must both be given, as dates, in this order.', {
    title: 'Invalid Start or End Date',
  })
}

function isIn({ start, end }: KnownPromotion, range: Range | null): boolean {
  return range === null || ((start ?? range.until) <= range.until && (end ?? range.from) >= range.from)
}

function toResult(found: readonly KnownPromotion[]): PromotionResult {
  if (found.length === 0) {
    const detail = 'There is no promotion found with the given ID for the requested site.'
    throw new Problem(404, 'not-found', detail)
  }
  const data = found.map(({ wire }) => wire)
  return { data, limit: data.length, total: data.length }
}
