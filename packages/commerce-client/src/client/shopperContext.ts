import type { ShopperContext } from '../types/shopperContext.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, defineCall, noContent } from './operation.js'
import { orNull } from './orNull.js'

const api = 'shopper/shopper-context/v1'

export interface ContextOf {
  readonly usid: string
}

export interface ContextWrite extends ContextOf {
  readonly body: ShopperContext
  /** Derives the place from `clientIp`. */
  readonly evaluateContextWithClientIp?: boolean | undefined
}

/** Reads the context of a shopper; `null` = none was set, or its life time is over. Server only, like all of this file. */
export const getShopperContext = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<ContextOf, ShopperContext>(api, 'GET /shopper-context/{usid}', []),
)

/**
 * Sets the whole context; what `body` does not name is gone. Gives the place that the platform derived (header
 * `x-geolocation`); `null` = it did not say.
 */
export const createShopperContext = /* @__PURE__ */ defineCall<ContextWrite, string | null>(
  api,
  'PUT /shopper-context/{usid}',
  readGeolocation,
)

/** Changes the context; what `body` does not name stays. The answer as above. Kind `not-found`: there is none to change. */
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
 * Tells the platform where a shopper calls from: PATCH, and where that fails the same as PUT (Spec §7). Gives the header
 * `x-geolocation`; `null` = the platform did not say. `clientIp` is IPv4, anything else is a 400.
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
