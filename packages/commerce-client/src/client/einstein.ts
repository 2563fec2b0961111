import type {
  EinsteinActivities,
  EinsteinActivityName,
  EinsteinInstance,
  EinsteinProduct,
  EinsteinRecommendersResult,
  EinsteinRule,
} from '../types/einstein.js'
import { fillPath } from './fillPath.js'
import type { Answer, Call } from './operation.js'
import { type Connection, send } from './send.js'

/**
 * Connection, site and shopper of the recommendation service. `baseUrl`: everything before `/activities/...`, e.g.
 * `https://api.cquotient.com/v3`; in the browser our own server, which sets site, client id and shopper.
 */
export interface EinsteinOptions extends Connection {
  /** Client id. Only on our own server. */
  readonly einsteinId?: string | undefined
  /** `{realm}-{site}` */
  readonly siteId: string
  readonly instanceType?: EinsteinInstance | undefined
  /** Nothing is sent unless this is `false`; null = the shopper has not chosen yet (decision 36). */
  readonly dnt: boolean | null
  readonly usid?: string | undefined
  /** `enc_user_id` of the token; registered shoppers only. */
  readonly encUserId?: string | undefined
}

/** Context of a recommendation request: products or categories, never both. */
export type RecommendationParameters = (
  | { readonly products?: readonly EinsteinProduct[] | undefined }
  | { readonly categories?: readonly { readonly id: string }[] | undefined }
) & {
  readonly rules?: readonly EinsteinRule[] | undefined
  readonly clientIp?: string | undefined
  readonly clientUserAgent?: string | undefined
}

/** Recommended products with names in camel case. Empty object when no request was sent or the service failed. */
export interface Recommendations {
  readonly recoUUID?: string | undefined
  readonly recommenderName?: string | undefined
  readonly displayMessage?: string | undefined
  readonly recs?: readonly Recommendation[] | undefined
}

export interface Recommendation {
  readonly id: string
  readonly productName?: string | undefined
  readonly imageUrl?: string | undefined
  readonly productUrl?: string | undefined
}

/** Activity of a shopper: its name and its fields, except the user's. */
export type Activity = {
  readonly [Name in EinsteinActivityName]: { readonly name: Name } & EinsteinActivities[Name]
}[EinsteinActivityName]

type EinsteinCall<Parameters extends object, Result> = Call<Parameters, Result, EinsteinOptions>

/** Reports an activity of a shopper. Like all calls of this file, it returns `{}` on failure. */
export const sendActivity = /* @__PURE__ */ defineEinsteinCall<Activity, object>(
  'POST /activities/{site}/{name}',
  () => ({}),
)

/** Reads the recommenders of the site. */
export const getRecommenders = /* @__PURE__ */ defineEinsteinCall<object, EinsteinRecommendersResult>(
  'GET /personalization/recommenders/{site}',
  [],
)

/** Reads the recommendations of a recommender. */
export const getRecommendations = /* @__PURE__ */ defineEinsteinCall<
  RecommendationParameters & { readonly recommenderName: string },
  Recommendations
>('POST /personalization/recs/{site}/{recommenderName}', readCamelCase)

/** Reads the recommendations for a zone of a page. */
export const getZoneRecommendations = /* @__PURE__ */ defineEinsteinCall<
  RecommendationParameters & { readonly zone: string },
  Recommendations
>('POST /personalization/{site}/zones/{zone}/recs', readCamelCase)

function defineEinsteinCall<Parameters extends object, Result extends object>(
  call: `${'GET' | 'POST'} /${string}`,
  answer: Answer<Result>,
): EinsteinCall<Parameters, Result | Record<string, never>> {
  return async ({ einsteinId, siteId, instanceType, dnt, usid, encUserId, ...connection }, parameters, options) => {
    if (dnt !== false) return {}
    const user = { cookieId: usid, userId: encUserId, realm: siteId.split('-')[0], instanceType }
    const [path, body] = fillPath(call, { site: siteId, ...parameters, ...user })
    const headers = { 'x-cq-client-id': einsteinId, ...connection.headers }
    const wire = { call, path, answer, ...(call.startsWith('P') && { body }) }
    return send({ ...connection, headers }, wire, options).catch(() => ({}))
  }
}

function readCamelCase(_: Headers, text: string): Recommendations {
  return JSON.parse(
    text.replace(/"\w+"\s*:/g, (key) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
  )
}
