import type { TokenSyncBody } from '../types/tokenSync.js'
import { type CallOptions, noContent } from './operation.js'
import { type Connection, send } from './send.js'

/** Posts an access token to the configured endpoint `url` (Spec §7 "Token sync"); its answer is not read. */
export function syncToken(
  connection: Connection & { readonly url: string },
  body: TokenSyncBody,
  options?: CallOptions,
): Promise<undefined> {
  return send(connection, { call: 'POST token sync', url: connection.url, body, answer: noContent }, options)
}
