import { base64 } from './base64.js'
import type { Answer, Call } from './operation.js'
import { type Connection, send } from './send.js'

/** The login service and our client in it. Server only. Calls take 2 s at most unless `timeoutMs` says otherwise. */
export interface SlasOptions extends Connection {
  readonly organizationId: string
  readonly clientId: string
  /** Makes us a private client, whose refresh tokens do not rotate. */
  readonly clientSecret?: string | undefined
  /** Sent as `channel_id`. */
  readonly siteId: string
  /** Must be in the allow-list of the client; nothing is fetched from it. */
  readonly redirectUri: string
}

/** Who vouches for a call, beside our client: the shopper by a password, or a token. Neither goes into the form. */
export interface SlasCredentials {
  readonly username?: string | undefined
  readonly password?: string | undefined
  readonly accessToken?: string | undefined
}

/**
 * Makes the function of a call of the login service, whose parameters go out in snake case: as the query of a GET, as the
 * form of a POST. What follows `#` in `call` goes out beside them; a `redirect_uri` there becomes ours. Mark its call as pure.
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
