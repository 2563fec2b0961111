import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CommerceContext } from '../commerce/commerceContext.js'
import { isCurrency } from '../commerce/http/market.js'
import { first, type Query } from '../commerce/http/query.js'
import { SITE_ID } from '../commerce/siteConfig.js'

interface BeaconRoute {
  readonly Params: { readonly site: string; readonly locale: string }
  readonly Querystring: Query
}

/** Path prefixes of the beacon: the root, and the one that reference storefronts use. */
const PREFIXES = ['', '/ocapi'] as const
const PATH = '/on/demandware.store/:site/:locale/__Analytics-Start'
/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const COOKIE = 'dwac_halbrennmaster'
/** Legacy storefronts write `en_GB`, headless ones `en-GB`. */
const LOCALE = /^(?:default|[a-z]{2}(?:[-_][A-Z]{2})?)$/

/**
 * The page-analytics beacon of the legacy storefront: stores each hit, including those that should not have been sent,
 * and answers with a pixel and the analytics cookie.
 */
export function registerAnalytics(
  app: FastifyInstance,
  { analyticsHits, now }: Pick<CommerceContext, 'analyticsHits' | 'now'>,
): void {
  for (const prefix of PREFIXES) {
    app.get<BeaconRoute>(`${prefix}${PATH}`, (request, reply) => {
      const { site, locale } = request.params
      if (site !== `Sites-${SITE_ID}-Site` || !LOCALE.test(locale)) return reply.code(404).send()
      analyticsHits.add({ siteId: SITE_ID, locale, parameters: parametersOf(request.query), createdAt: now() })
      if (!hasCookie(request))
        reply.header('set-cookie', `${COOKIE}=${cookieValue(request.query)}; Path=/; SameSite=Lax`)
      return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL)
    })
  }
}

function parametersOf(query: Query): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(query).map((name) => [name, first(query, name) ?? '']))
}

function hasCookie({ headers }: FastifyRequest<BeaconRoute>): boolean {
  return (headers.cookie ?? '').split(';').some((part) => part.trim().startsWith('dwac_'))
}

function cookieValue(query: Query): string {
  const currency = first(query, 'pcc') ?? ''
  const known = isCurrency(currency) ? currency : ''
  return encodeURIComponent(`${randomBytes(12).toString('base64url')}|dw-only|||${known}|false||true`)
}
