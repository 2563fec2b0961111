import type { ShopperContext } from '../types/shopperContext.js'
import type { ScapiClient } from './operation.js'
import { type CallOptions, defineCall, noContent } from './operation.js'
import { orNull } from './orNull.js'

const api = 'shopper/shopper-context/v1'

export interface ContextOf {
  readonly usid: string
}

export interface ContextWrite extends ContextOf {
  readonly body: ShopperContext
  /** Derives the location from `clientIp`. */
  readonly evaluateContextWithClientIp?: boolean | undefined
}

/** Reads the context of a shopper; `null` = not set or expired. Server only, like all of this file. */
export const getShopperContext = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<ContextOf, ShopperContext>(api, 'GET /shopper-context/{usid}', []),
)

/** Replaces the whole context. Returns the location derived by the platform (header `x-geolocation`); `null` = none. */
export const createShopperContext = /* @__PURE__ */ defineCall<ContextWrite, string | null>(
  api,
  'PUT /shopper-context/{usid}',
  readGeolocation,
)

/**
 * Changes the context; fields missing in `body` are kept. Returns the location like `createShopperContext`. Kind
 * `not-found`: no context exists.
 */
export const updateShopperContext = /* @__PURE__ */ defineCall<ContextWrite, string | null>(
  api,
  'PATCH /shopper-context/{usid}',
  readGeolocation,
)

/** Deletes the context. */
export const deleteShopperContext = /* @__PURE__ */ defineCall<ContextOf, undefined>(
  api,
  'DELETE /shopper-context/{usid}',
  noContent,
)

/**
 * Sends the shopper's IP address to the platform: PATCH, or PUT if that fails (Spec §7). Returns the header
 * `x-geolocation`; `null` = none. `clientIp` must be IPv4, otherwise the platform responds with 400.
 */
export function sendClientIp(
  client: ScapiClient,
  { usid, clientIp }: ContextOf & { readonly clientIp: string },
  options?: CallOptions,
): Promise<string | null> {
  const write = { usid, body: { clientIp } }
  return updateShopperContext(client, write, options).catch(() => createShopperContext(client, write, options))
}

function readGeolocation(headers: Headers): string | null {
  return headers.get('x-geolocation')
}
