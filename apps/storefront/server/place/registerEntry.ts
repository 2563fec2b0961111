import { preferredLocation } from '@vitrine/commerce-client/domain/site/preferredLocation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { StorefrontApp, VisitorPlace } from '../../app/contract/hostContract.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { KIND } from '../http/requestKinds.js'
import { safeLocation } from '../http/safeLocation.js'
import { serializeCookie } from '../session/cookies.js'
import type { VisitorPlaces } from './createVisitorPlaces.js'
import { isCrawler } from './isCrawler.js'
import { withoutPreview } from './withoutPreview.js'

/** How long a first visit waits for its place before it is redirected to the default locale (trust.md §B3 row 38). */
export const PLACE_BUDGET_MS = 800
const LOOKUPS_PER_MINUTE = 30

/**
 * URLs without a locale (Spec §4 "Geo redirect on first visit"): an uncached 302 to the page for the visitor's place.
 * The preferred-location cookie has priority; crawlers, failures and slow responses lead to the default locale.
 */
export function registerEntry(
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
  const isWithinLookups = createExtraLimit(server, {
    max: LOOKUPS_PER_MINUTE * config.rateLimitScale,
    seconds: 60,
    keyOf: () => 'place',
  })

  server.get(
    '/*',
    { constraints: { [KIND]: 'entry' }, config: { isBesidePages: true } },
    async (request, reply): Promise<FastifyReply> => {
      const [path = '/', search] = (request.raw.url ?? '').split(/\?(.*)/s, 2)
      const origin = `${protocol}//${request.headers.host?.toLowerCase() ?? ''}`
      const signal = AbortSignal.timeout(PLACE_BUDGET_MS * config.upstreamTimeoutScale)
      const told: { place: VisitorPlace | null } = { place: null }
      const place = places.preferred(request) ?? (await mayLocate(request, reply))
      try {
        const lookup =
          place === 'locate'
            ? places.locate(request, signal).then((found) => {
                told.place = found
                return found
              })
            : place
        const url = new URL(`${origin}${path}${withoutPreview(search ?? '')}`)
        const { location } = await app.placeTarget(url, lookup, signal)
        const target = safeLocation(location, origin)
        if (target === null) return await errors.send(request, reply, 500)
        if (told.place) void reply.header('set-cookie', cookieOf(told.place))
        return await reply
          .code(302)
          .header('location', target)
          .header('cache-control', 'private, no-store')
          .type('text/plain; charset=utf-8')
          .send('')
      } catch (error) {
        request.log.error({ err: error }, 'A URL without a locale could not be redirected')
        return errors.send(request, reply, 503)
      }
    },
  )

  async function mayLocate(request: FastifyRequest, reply: FastifyReply): Promise<'locate' | null> {
    if (isCrawler(request.headers)) return null
    const isAllowed = await isWithinLookups(request, reply)
    void reply.removeHeader('retry-after')
    return isAllowed ? 'locate' : null
  }

  /** A session cookie, since the visitor has not chosen a place yet (trust.md §G 14). */
  function cookieOf(place: VisitorPlace): string {
    const { name, value, maxAgeSeconds } = preferredLocation(place, 'automatic')
    return serializeCookie(name, value, {
      maxAge: maxAgeSeconds,
      isSecure: protocol === 'https:',
      isHttpOnly: false,
    })
  }
}
