import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { PlaceTarget, StorefrontApp } from '../../app/contract/hostContract.js'
import { hasForeignExtension } from '../cache/pageAddress.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { readTarget } from '../http/requestTarget.js'
import { safeLocation } from '../http/safeLocation.js'
import { privately } from '../session/sessionReply.js'
import type { VisitorPlaces } from './createVisitorPlaces.js'
import { isCrawler } from './isCrawler.js'
import { PLACE_BUDGET_MS } from './registerEntry.js'
import { withoutPreview } from './withoutPreview.js'

/** A suggestion for a visitor who views the page of another place. */
export interface LocationSuggestion {
  readonly localeId: string
  /** Path and query of the same page for that place. */
  readonly href: string
  /** ISO code. */
  readonly country: string
  readonly language: string
}

/**
 * `GET /apis/location-suggestion?path=` → `{suggestion}`: the same page for the visitor's place (trust.md §E,
 * geo-blocking: never redirect away from a requested page without consent). null when the locale fits, a preferred
 * location is known, the visitor is a robot, or the place is unknown.
 */
export function registerLocationSuggestion(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly app: Pick<StorefrontApp, 'placeTarget'>
    readonly places: VisitorPlaces
    readonly errors: ErrorReplies
  },
): void {
  const { config, app, places, errors } = options
  const { protocol } = new URL(config.publicOrigin)
  const rateLimit = { max: 30 * config.rateLimitScale, timeWindow: 60_000 }

  server.get<{ Querystring: { path?: unknown } }>(
    '/apis/location-suggestion',
    { config: { rateLimit } },
    async (request, reply) => {
      const target = readTarget(typeof request.query.path === 'string' ? request.query.path : '')
      if (target.kind === 'refused' || hasForeignExtension(target.path)) return errors.send(request, reply, 400)
      const none = () => privately(reply).send({ suggestion: null })
      if (places.preferred(request) !== null || isCrawler(request.headers)) return none()
      const origin = `${protocol}//${request.headers.host?.toLowerCase() ?? ''}`
      const signal = AbortSignal.timeout(PLACE_BUDGET_MS * config.upstreamTimeoutScale)
      try {
        const place = await places.locate(request, signal)
        if (place === null) return none()
        const search = withoutPreview(target.search.slice(1))
        const found = await app.placeTarget(new URL(`${origin}${target.path}${search}`), place, signal)
        return await privately(reply).send({ suggestion: suggestionOf(found, origin) })
      } catch (error) {
        request.log.warn({ err: error }, 'No location suggestion could be made')
        return none()
      }
    },
  )
}

function suggestionOf(found: PlaceTarget, origin: string): LocationSuggestion | null {
  const href = safeLocation(found.location, origin)
  if (href === null || found.localeId === found.ownLocaleId) return null
  return { localeId: found.localeId, href, country: found.country, language: found.language }
}
