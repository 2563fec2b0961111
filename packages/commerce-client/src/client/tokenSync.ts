import type { TokenSyncBody } from '../types/tokenSync.js'
import { type CallOptions, noContent } from './operation.js'
import { type Connection, send } from './send.js'

/** Posts an access token to the configured endpoint `baseUrl` (Spec §7 "Token sync"). The response is ignored. */
export function syncToken(connection: Connection, body: TokenSyncBody, options?: CallOptions): Promise<undefined> {
  return send(connection, { call: 'POST token-sync', path: '', body, answer: noContent }, options)
}
