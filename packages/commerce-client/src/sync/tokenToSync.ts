import type { TokenSyncBody } from '../types/tokenSync.js'

const MAX_BYTES = 8192

/**
 * Request body for the storage entry of a token (Spec §4 "Access token sync", decision 38); null = nothing to send: the
 * entry is missing, too long or not in the format of a token.
 *
 * @param key prefix plus site id, e.g. `access_token_halbrenn`.
 */
export function tokenToSync(key: string, value: string | null): TokenSyncBody | null {
  if (value === null || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)) return null
  const body = { access_token: value, access_token_name: key }
  return JSON.stringify(body).length > MAX_BYTES ? null : body
}
