import { isIPv4 } from 'node:net'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { sendClientIp } from '@vitrine/commerce-client/client/shopperContext'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { HeldSession } from '../session/shopperSession.js'

/** Where a client is, as the platform makes it out from its address. */
export interface Geolocation {
  /**
   * Puts the client's address into the session's shopper context: PATCH, and PUT where that fails (Spec §7). The answer is
   * the header `x-geolocation`, for `domain/site/geoCountry`: empty when the platform did not say. null = it could not be asked.
   * Never throws: nothing may depend on it.
   *
   * @param clientIp IPv4; the platform knows no others, so it is not asked about them
   */
  locate(
    session: Pick<HeldSession, 'usid' | 'accessToken'>,
    clientIp: string,
    signal?: AbortSignal,
  ): Promise<string | null>
}

/** Asks with the token of the one shopper concerned, never with the shared one: the answer is personal. */
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
