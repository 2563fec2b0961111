import type { IncomingHttpHeaders } from 'node:http'
import { parseCookies } from '../session/cookies.js'

/**
 * Whether recommendations and page analytics may run: only where the cookie `dw_dnt` says "do track" (decision 36), and
 * never against a browser that asks not to be tracked.
 */
export function mayTrack(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false
  return parseCookies(headers.cookie).get('dw_dnt') === '0'
}
