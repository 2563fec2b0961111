import { isIPv4 } from 'node:net'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { sendClientIp } from '@vitrine/commerce-client/client/shopperContext'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { HeldSession } from '../session/shopperSession.js'

/** Looks up the location of a client through the platform. */
export interface Geolocation {
  /**
   * Writes the client's address to the session's shopper context, with PATCH and then PUT if that fails (Spec §7).
   * Returns the header `x-geolocation`, used for `domain/site/geoCountry`: empty if the platform sent none. null = the
   * lookup failed. Never throws, since nothing may depend on it.
   *
   * @param clientIp IPv4; the platform supports no IPv6, so other addresses are not looked up
   */
  locate(
    session: Pick<HeldSession, 'usid' | 'accessToken'>,
    clientIp: string,
    signal?: AbortSignal,
  ): Promise<string | null>
}

/** Uses the token of the shopper concerned, never the shared one, since the response is personal. */
export function createGeolocation(options: {
  readonly config: StorefrontConfig
  readonly fetch: typeof fetch
  readonly onFault: (error: unknown) => void
}): Geolocation {
  const { config, fetch, onFault } = options
  const { baseUrl, organizationId, siteId } = config.commerce

  return {
    async locate({ usid, accessToken }, clientIp, signal) {
      const ip = clientIp.replace(/^::ffff:/, '')
      if (!isIPv4(ip)) return null
      const getToken = () => Promise.resolve(accessToken)
      const client = createScapiClient({ baseUrl, organizationId, siteId, fetch, getToken })
      try {
        return (await sendClientIp(client, { usid, clientIp: ip }, { signal })) ?? ''
      } catch (error) {
        onFault(error)
        return null
      }
    },
  }
}
