import { base64 } from './base64.js'
import type { Answer, Call } from './operation.js'
import { type Connection, send } from './send.js'

/** Connection and client of SLAS. Server only. The default time-out is 2 s. */
export interface SlasOptions extends Connection {
  readonly organizationId: string
  readonly clientId: string
  /** Set for a private client, whose refresh tokens do not rotate. */
  readonly clientSecret?: string | undefined
  /** Sent as `channel_id`. */
  readonly siteId: string
  /** Must be in the client's allow-list; it is not fetched. */
  readonly redirectUri: string
}

/** Credentials of a call in addition to the client's: the shopper's password, or a token. Not part of the form. */
export interface SlasCredentials {
  readonly username?: string | undefined
  readonly password?: string | undefined
  readonly accessToken?: string | undefined
}

/**
 * Creates the function of a SLAS call. Parameters are sent in snake case, as the query of a GET or the form of a POST.
 * Fields after `#` in `call` are added, with `redirect_uri` taken from the options. Mark the call as pure.
 */
export function defineSlasCall<Parameters extends object, Result>(
  call: `${'GET' | 'POST'} /${string}`,
  answer: Answer<Result>,
): Call<Parameters, Result, SlasOptions> {
  return (slas, { username, password, accessToken, ...parameters }: Parameters & SlasCredentials, options) => {
    const { organizationId, clientId, clientSecret, siteId, redirectUri } = slas
    const [method, name, defaults] = call.split(/[ #]/)
    const form = new URLSearchParams(defaults)
    if (form.has('redirect_uri')) form.set('redirect_uri', redirectUri)
    for (const [name, value] of Object.entries({ clientId, channelId: siteId, ...parameters }))
      if (value !== undefined) form.set(snakeCase(name), value)

    const client = clientSecret && base64(`${clientId}:${clientSecret}`)
    const basic = username ? base64(`${username}:${password}`) : client
    const headers = {
      ...slas.headers,
      authorization: accessToken ? `Bearer ${accessToken}` : basic && `Basic ${basic}`,
      _sfdc_client_auth: accessToken && client,
    }
    const path = `/shopper/auth/v1/organizations/${organizationId}/oauth2${name}`
    const target = method === 'GET' ? { path: `${path}?${form}` } : { path, form }
    const wire = { ...target, call: `${method} ${name}`, answer, redirect: 'manual' } as const
    return send({ timeoutMs: 2000, ...slas, headers }, wire, options)
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
