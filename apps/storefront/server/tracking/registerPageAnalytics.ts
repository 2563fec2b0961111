import { looksLikeEmail } from '@vitrine/commerce-client/domain/tracking/looksLikeEmail'
import { scrubEmails } from '@vitrine/commerce-client/domain/tracking/scrubEmails'
import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { parseCookies } from '../session/cookies.js'
import { privately } from '../session/sessionReply.js'
import { mayTrack } from './mayTrack.js'

const PREFIX = '/apis/analytics-start'
const TIMEOUT_MS = 800
const MAX_VALUE = 2048
const NAMES = ['url', 'res', 'cookie', 'ref', 'title', 'dwac', 'cmpn', 'tz', 'pcc', 'pct', 'pcat', 'pst-sort', 'dw_dnt']
const PRODUCT = /^p(?:id|ev)-\d{1,3}$/
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/
/** Cookies of the tracker itself; no other cookies are forwarded. */
const OWN_COOKIE = /^(?:dwac_[\w-]{1,64}|__anact)$/
const PLAIN_VALUE = /^[\w.%|+/=-]{1,512}$/

/**
 * `GET /apis/analytics-start/on/demandware.store/Sites-{siteId}-Site/{locale}/__Analytics-Start` → 204: the
 * page-analytics beacon of the commerce platform, forwarded after consent only. Off (404) unless its host is
 * configured. The response does not depend on whether it arrived.
 */
export function registerPageAnalytics(
  server: FastifyInstance,
  options: { readonly config: StorefrontConfig; readonly fetch: typeof fetch; readonly errors: ErrorReplies },
): void {
  const { config, fetch, errors } = options
  if (config.pageAnalyticsBaseUrl === null) return
  const base = config.pageAnalyticsBaseUrl
  const folder = `/on/demandware.store/Sites-${config.commerce.siteId}-Site/`
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  const rateLimit = { max: 60 * config.rateLimitScale, timeWindow: 60_000 }

  server.get(`${PREFIX}/*`, { config: { rateLimit } }, async (request, reply) => {
    const { pathname, searchParams } = new URL(request.raw.url ?? '', config.publicOrigin)
    const path = pathname.slice(PREFIX.length)
    const [locale = '', name, ...rest] = path.slice(folder.length).split('/')
    if (!path.startsWith(folder) || !LOCALE.test(locale) || name !== '__Analytics-Start' || rest.length > 0)
      return errors.send(request, reply, 404)
    if (mayTrack(request.headers)) {
      const cookie = ownCookies(request.headers.cookie)
      const response = await fetch(`${base}${path}?${ownParameters(searchParams)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: cookie === '' ? {} : { cookie },
      }).catch((error: unknown) => {
        request.log.info({ err: error }, 'A page-analytics beacon was lost')
        return null
      })
      for (const own of newCookies(response)) void reply.header('set-cookie', `${own}; Path=/; SameSite=Lax${secure}`)
    }
    return privately(reply).code(204).send()
  })
}

function ownParameters(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of given)
    if ((NAMES.includes(name) || PRODUCT.test(name)) && value.length <= MAX_VALUE && !query.has(name)) {
      const said = scrubEmails(value)
      if (!looksLikeEmail(said)) query.append(name, said)
    }
  query.set('dw_dnt', '0')
  return query
}

function ownCookies(header: string | undefined): string {
  return [...parseCookies(header)]
    .filter(([name, value]) => OWN_COOKIE.test(name) && PLAIN_VALUE.test(value))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}

/** Returns the tracker's cookies to the browser as session cookies, and no other cookies. */
function newCookies(response: Response | null): readonly string[] {
  const given = response?.headers.getSetCookie() ?? []
  return given.map((header) => ownCookies(header.split(';', 1)[0])).filter((cookie) => cookie !== '')
}
