import type { Answer } from '../client/operation.js'
import { type Connection, send } from '../client/send.js'
import type { ShopperSession } from '../types/auth.js'
import { createSingleFlight } from './singleFlight.js'

/** What every answer about a session holds. */
export const sessionFields = ['customerId', 'usid', 'isGuest'] as const

/** Gives the shopper's session, which the server keeps; the browser never sees a token. */
export interface ShopperSessions {
  /** Starts a session where there is none. Calls at the same time share one request. */
  ensure(): Promise<ShopperSession>
  /**
   * Calls an endpoint of the storefront's own server, e.g. `POST /session/login`.
   *
   * @throws CommerceApiError when the answer is not 2xx, not readable, late or absent.
   */
  request<Result>(call: `${'GET' | 'POST'} /${string}`, answer: Answer<Result>, body?: object): Promise<Result>
}

/** Creates the sessions of the storefront's own server. `url`: address of `/session`; the other endpoints are beside it. */
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
