import type { ClientIpResult } from '../types/clientIp.js'
import { type CallOptions, readAnswer } from './operation.js'
import { type Connection, send } from './send.js'

/**
 * Reads the shopper's IP address from our server (Spec §7). Returns `fallbackIp` for `::1`, a visitor on the server's
 * own machine.
 */
export function getClientIp(
  connection: Connection,
  { fallbackIp }: { readonly fallbackIp: string },
  options?: CallOptions,
): Promise<string> {
  const answer = (_: Headers, text: string) => {
    const { data }: ClientIpResult = JSON.parse(text)
    const { ip } = readAnswer<ClientIpResult['data']>(['ip'], data)
    return ip === '::1' ? fallbackIp : ip
  }
  return send(connection, { call: 'GET /apis/getip', answer }, options)
}
