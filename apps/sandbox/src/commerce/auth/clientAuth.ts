import { first, type Query } from '../http/query.js'
import { API_CLIENTS, SITE_ID, type ApiClient } from '../siteConfig.js'
import { AuthError, invalidRequest } from './authError.js'

/** User and password of a Basic header. */
export interface BasicCredentials {
  readonly id: string
  readonly secret: string
}

/**
 * Finds the client of a token call and verifies its secret if it has one.
 * @param authorization the Authorization header, `Basic id:secret` for private clients
 * @throws AuthError 400 for an unknown client, 401 for a wrong secret
 */
export function authenticateClient(form: Query, authorization: string | undefined): ApiClient {
  const basic = readBasic(authorization)
  if (!basic) {
    const client = findClient(form)
    if (client.secret !== null) throw basicFailed()
    return client
  }
  const client = API_CLIENTS.find(({ id }) => id === basic.id)
  if (!client || (client.secret !== null && client.secret !== basic.secret)) throw basicFailed()
  return client
}

/**
 * The client that authenticated with its secret.
 * @throws AuthError 401 for a public client
 */
export function authenticatePrivateClient(form: Query, authorization: string | undefined): ApiClient {
  const client = authenticateClient(form, authorization)
  if (client.secret === null) throw new AuthError(401, 'invalid_client', 'Authorization failed.')
  return client
}

/**
 * The client named in a call, without authentication.
 * @throws AuthError 400
 */
export function findClient(form: Query): ApiClient {
  const client = API_CLIENTS.find(({ id }) => id === first(form, 'client_id'))
  if (!client) throw invalidRequest('Bad or missing client_id.')
  return client
}

/** @throws AuthError 400 unless the call is for our site */
export function requireChannel(form: Query): void {
  if (first(form, 'channel_id') !== SITE_ID) throw invalidRequest('Bad or missing channel_id.')
}

/** Parses a Basic header; `null` if invalid. The secret may contain colons. */
export function readBasic(authorization: string | undefined): BasicCredentials | null {
  if (!authorization?.startsWith('Basic ')) return null
  const decoded = Buffer.from(authorization.slice('Basic '.length), 'base64').toString('utf8')
  const end = decoded.indexOf(':')
  return end < 0 ? null : { id: decoded.slice(0, end), secret: decoded.slice(end + 1) }
}

/** 401 for a wrong user name, client id, password or secret. */
export function basicFailed(): AuthError {
  return new AuthError(401, 'invalid_client', 'Basic Authorization failed.')
}
