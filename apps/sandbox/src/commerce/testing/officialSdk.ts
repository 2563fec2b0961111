import { createRequire } from 'node:module'
import type * as CommerceSdk from 'commerce-sdk-isomorphic'
import type { FastifyInstance } from 'fastify'
import { createSandbox } from '../../createSandbox.js'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { API_CLIENTS, ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'

// The platform's SDK can only be loaded with `require` in Node.
const require = createRequire(import.meta.url)

/** The official SDK, used as the client in contract tests. */
export const sdk: typeof CommerceSdk = require('commerce-sdk-isomorphic')

/** A listening sandbox with the full seed, as seen by a real client. */
export interface ListeningSandbox {
  readonly app: FastifyInstance
  /** SDK configuration; with a token, calls are made as that shopper. */
  config(options?: ConfigOptions): SdkConfig
}

interface ConfigOptions {
  readonly token?: string | undefined
  readonly locale?: string | undefined
  readonly currency?: string | undefined
  /** Client id; default: the public client. */
  readonly clientId?: string | undefined
  /** Path before the API families. */
  readonly prefix?: '' | '/api' | undefined
}

interface SdkConfig {
  readonly proxy: string
  readonly headers: Record<string, string>
  readonly parameters: {
    readonly clientId: string
    readonly organizationId: string
    readonly shortCode: string
    readonly siteId: string
    readonly locale?: string
    readonly currency?: string
  }
  readonly throwOnBadResponse: true
}

/** Opens a sandbox on a free port of the loopback interface. */
export async function listenForSdk(): Promise<ListeningSandbox> {
  const app = await createSandbox()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    config: ({ token, locale, currency, clientId, prefix = '' } = {}) => ({
      proxy: origin + prefix,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      parameters: {
        clientId: clientId ?? API_CLIENTS[0]?.id ?? '',
        organizationId: ORGANIZATION_ID,
        shortCode: 'sandbox',
        siteId: SITE_ID,
        ...(locale !== undefined && { locale }),
        ...(currency !== undefined && { currency }),
      },
      throwOnBadResponse: true,
    }),
  }
}

/** Logs a guest in with the SDK's own flow. */
export function loginGuest(sandbox: ListeningSandbox, usid?: string) {
  return sdk.helpers.loginGuestUser({
    slasClient: new sdk.ShopperLogin(sandbox.config()),
    parameters: { redirectURI: 'http://localhost:3000/callback', ...(usid !== undefined && { usid }) },
  })
}

/** Logs a seeded customer in with the SDK's own flow; a usid continues the guest's session. */
export function loginCustomer(
  sandbox: ListeningSandbox,
  username: string,
  { password = SEEDED_PASSWORD, usid }: { readonly password?: string; readonly usid?: string } = {},
) {
  return sdk.helpers.loginRegisteredUserB2C({
    slasClient: new sdk.ShopperLogin(sandbox.config()),
    credentials: { username, password },
    parameters: { redirectURI: 'http://localhost:3000/callback', ...(usid !== undefined && { usid }) },
  })
}

/** The body of the error of an SDK call. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    if (error instanceof sdk.ResponseError) return error.response.json()
    throw error
  }
  throw new Error('The call succeeded, but the test expects the platform to refuse it.')
}
