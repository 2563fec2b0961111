import { base64 } from './base64.js'
import type { Answer, Call } from './operation.js'
import { queryOf } from './queryOf.js'
import { type Connection, send } from './send.js'

/** The login service and our client in it. Server only. Calls take 2 s at most unless `timeoutMs` says otherwise. */
export interface SlasOptions extends Connection {
  /** Everything before `/shopper/auth/...`. */
  readonly baseUrl: string
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
 * form of a POST. What follows `#` in `call` goes out beside them; `redirectUri` there stands for ours. Mark its call as pure.
 */
export function defineSlasCall<Parameters extends object, Result>(
  call: `${'GET' | 'POST'} /${string}`,
  answer: Answer<Result>,
): Call<Parameters, Result, SlasOptions> {
  return (slas, { username, password, accessToken, ...parameters }: Parameters & SlasCredentials, options) => {
    const { baseUrl, organizationId, clientId, clientSecret, siteId, redirectUri } = slas
    const [operation = '', fixed] = call.split('#')
    const form = queryOf({
      client_id: clientId,
      channel_id: siteId,
      ...Object.fromEntries(new URLSearchParams(fixed?.replace('redirectUri', encodeURIComponent(redirectUri)))),
      ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [snakeCase(name), value])),
    })
    const [method, path] = operation.split(' ')
    const url = `${baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2${path}`
    const client = clientSecret && base64(`${clientId}:${clientSecret}`)
    const basic = username ? base64(`${username}:${password}`) : client
    const headers = {
      ...slas.headers,
      ...(basic && { authorization: `Basic ${basic}` }),
      ...(accessToken && { authorization: `Bearer ${accessToken}`, ...(client && { _sfdc_client_auth: client }) }),
    }
    return send(
      { fetch: slas.fetch, timeoutMs: slas.timeoutMs ?? 2000, headers },
      {
        call: operation,
        answer,
        redirect: 'manual',
        ...(method === 'GET' ? { url: `${url}?${form}` } : { url, body: form }),
      },
      options,
    )
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
