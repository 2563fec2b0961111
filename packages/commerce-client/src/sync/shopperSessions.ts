import type { Answer } from '../client/operation.js'
import { type Connection, send } from '../client/send.js'
import type { ShopperSession } from '../types/auth.js'
import { createSingleFlight } from './singleFlight.js'

/** Required fields of every session response. */
export const sessionFields = ['customerId', 'usid', 'isGuest'] as const

/** Access to the shopper's session, which is stored on the server; the browser never receives a token. */
export interface ShopperSessions {
  /** Returns the session, starting one if there is none. Concurrent calls share one request. */
  ensure(): Promise<ShopperSession>
  /**
   * Calls an endpoint of the storefront's own server, e.g. `POST /session/login`.
   *
   * @throws CommerceApiError when the response is not 2xx, unreadable, late or missing.
   */
  request<Result>(call: `${'GET' | 'POST'} /${string}`, answer: Answer<Result>, body?: object): Promise<Result>
}

/**
 * Creates the session client of the storefront's own server. `url`: URL of `/session`; the other endpoints are relative
 * to it.
 */
export function createShopperSessions({
  url,
  ...connection
}: Pick<Connection, 'fetch' | 'headers'> & { readonly url: string }): ShopperSessions {
  const once = createSingleFlight<ShopperSession>()
  const root = url.slice(0, url.lastIndexOf('/'))
  const request: ShopperSessions['request'] = (call, answer, body) =>
    send({ ...connection, baseUrl: root }, { call, answer, body })
  return { request, ensure: () => once('', () => request('POST /session', sessionFields, {})) }
}
