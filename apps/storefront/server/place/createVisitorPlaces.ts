import { geoCountry } from '@vitrine/commerce-client/domain/site/geoCountry'
import { geoLanguage } from '@vitrine/commerce-client/domain/site/geoLanguage'
import {
  PREFERRED_LOCATION_COOKIE,
  parsePreferredLocation,
} from '@vitrine/commerce-client/domain/site/preferredLocation'
import type { FastifyRequest } from 'fastify'
import { countries, countryOf } from '../../app/config/countries.js'
import { languages } from '../../app/config/languages.js'
import type { VisitorPlace } from '../../app/contract/hostContract.js'
import type { Geolocation } from '../context/createGeolocation.js'
import { clientIpOf } from '../operations/clientIp.js'
import { parseCookies } from '../session/cookies.js'
import type { Sessions } from '../session/createSessions.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import type { HeldSession } from '../session/shopperSession.js'

/** A scout session is renewed this long before its token expires, in ms. */
const RENEW_BEFORE_MS = 60_000
/**
 * A scout that the platform may have refused is replaced at most once in this time, so that a fault causes no rush of
 * logins.
 */
const KEEP_MS = 30_000

type Visitor = Pick<FastifyRequest, 'headers' | 'ip'>

export interface VisitorPlaces {
  /** Place from the preferred-location cookie; null = no such cookie. */
  preferred(request: Pick<FastifyRequest, 'headers'>): VisitorPlace | null
  /** Place derived from the address and the browser's language (Spec §4, steps 1-4); null = not determined in time. */
  locate(request: Visitor, signal: AbortSignal): Promise<VisitorPlace | null>
}

/**
 * Determines where visitors are. Visitors without a session do not get one for this: the server's own guest session,
 * the scout, makes the call. Each visitor overwrites its context, and nothing is read from it.
 */
export function createVisitorPlaces(options: {
  readonly geolocation: Geolocation
  readonly sessions: Pick<Sessions, 'start' | 'hasEnded'>
  readonly cookies: Pick<SessionCookies, 'read'>
  readonly now: () => number
  readonly isDevelopment: boolean
}): VisitorPlaces {
  const { geolocation, sessions, cookies, now, isDevelopment } = options
  const supported = { countries: countries.map(({ code }) => code), languages: Object.keys(languages) }
  const scout: { session: HeldSession | null; flight: Promise<HeldSession> | null; since: number } = {
    session: null,
    flight: null,
    since: 0,
  }
  const isFresh = ({ accessEndsAt }: HeldSession) => now() < accessEndsAt - RENEW_BEFORE_MS

  /** One login at a time for all waiting requests, also when it fails. */
  function sendScout(): Promise<HeldSession> {
    if (scout.session && isFresh(scout.session)) return Promise.resolve(scout.session)
    scout.flight ??= sessions
      .start()
      .then(({ session }) => {
        scout.session = session
        scout.since = now()
        return session
      })
      .finally(() => {
        scout.flight = null
      })
    return scout.flight
  }

  function sessionOf(request: Visitor): Promise<HeldSession> {
    const held = cookies.read(request.headers.cookie)
    return held && isFresh(held) && !sessions.hasEnded(held) ? Promise.resolve(held) : sendScout()
  }

  async function ask(request: Visitor, ip: string, signal: AbortSignal): Promise<VisitorPlace | null> {
    const header = await geolocation.locate(await sessionOf(request), ip, signal)
    if (header === null) {
      if (!signal.aborted && now() - scout.since > KEEP_MS) scout.session = null
      return null
    }
    const country = geoCountry(header, supported.countries)
    const ofCountry = countryOf(country).languages
    const language = geoLanguage(request.headers['accept-language'], { supported: supported.languages, ofCountry })
    return { country, language }
  }

  return {
    preferred({ headers }) {
      const value = parsePreferredLocation(parseCookies(headers.cookie).get(PREFERRED_LOCATION_COOKIE))
      const [language, country] = value?.split('-') ?? []
      return language && country ? { language, country } : null
    },
    async locate(request, signal) {
      const ip = clientIpOf(request, isDevelopment)
      if (ip === null) return null
      const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
      return Promise.race([ask(request, ip, signal).catch(() => null), late])
    },
  }
}
