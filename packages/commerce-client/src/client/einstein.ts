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
 * The recommendation service, our site in it, and the shopper. `baseUrl`: everything before `/activities/...`, such as
 * `https://api.cquotient.com/v3`; in the browser a server of ours, which puts in its own site, client id and shopper.
 */
export interface EinsteinOptions extends Connection {
  /** Client id; only on a server of ours. */
  readonly einsteinId?: string | undefined
  /** `{realm}-{site}` */
  readonly siteId: string
  readonly instanceType?: EinsteinInstance | undefined
  /** Nothing is sent unless it is `false`; null = the shopper was not asked yet (decision 36). */
  readonly dnt: boolean | null
  readonly usid?: string | undefined
  /** `enc_user_id` of the token; registered shoppers only. */
  readonly encUserId?: string | undefined
}

/** What recommendations are about: pieces or categories, never both. */
export type RecommendationParameters = (
  | { readonly products?: readonly EinsteinProduct[] | undefined }
  | { readonly categories?: readonly { readonly id: string }[] | undefined }
) & {
  readonly rules?: readonly EinsteinRule[] | undefined
  readonly clientIp?: string | undefined
  readonly clientUserAgent?: string | undefined
}

/** Recommended pieces with names in camel case; all of it is absent where nothing was asked or the service failed. */
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

/** What a shopper did: the activity's name, and what it says beside the user. */
export type Activity = {
  readonly [Name in EinsteinActivityName]: { readonly name: Name } & EinsteinActivities[Name]
}[EinsteinActivityName]

type EinsteinCall<Parameters extends object, Result> = Call<Parameters, Result, EinsteinOptions>

/** Reports what a shopper did. Like all calls of this file it fails silently with `{}`. */
export const sendActivity = /* @__PURE__ */ defineEinsteinCall<Activity, object>(
  'POST /activities/{site}/{name}',
  () => ({}),
)

/** Reads which recommenders the site has. */
export const getRecommenders = /* @__PURE__ */ defineEinsteinCall<object, EinsteinRecommendersResult>(
  'GET /personalization/recommenders/{site}',
  [],
)

/** Reads what a recommender recommends. */
export const getRecommendations = /* @__PURE__ */ defineEinsteinCall<
  RecommendationParameters & { readonly recommenderName: string },
  Recommendations
>('POST /personalization/recs/{site}/{recommenderName}', readCamelCase)

/** Reads what is recommended for a zone of a page. */
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
