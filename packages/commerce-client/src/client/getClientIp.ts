import type { ClientIpResult } from '../types/clientIp.js'
import { type CallOptions, readAnswer } from './operation.js'
import { type Connection, send } from './send.js'

/**
 * Asks our server from which address the shopper calls (Spec §7). `::1` (a visitor on the server's own machine) gives
 * `fallbackIp`.
 */
export async function getClientIp(
  connection: Connection,
  { fallbackIp }: { readonly fallbackIp: string },
  options?: CallOptions,
): Promise<string> {
  const { ip } = await send(connection, { call: 'GET /apis/getip', answer: readIp }, options)
  return ip === '::1' ? fallbackIp : ip
}

function readIp(_: Headers, text: string): ClientIpResult['data'] {
  const { data }: ClientIpResult = JSON.parse(text)
  return readAnswer(['ip'], data)
}
