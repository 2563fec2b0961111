import type { IncomingHttpHeaders } from 'node:http'
import { DO_NOT_TRACK_COOKIE, doNotTrack } from '@vitrine/commerce-client/domain/tracking/doNotTrack'
import { parseCookies } from '../session/cookies.js'

/** Whether recommendations and page analytics may run for the shopper of a request (decision 36). */
export function mayTrack(headers: IncomingHttpHeaders): boolean {
  const signals = {
    cookie: parseCookies(headers.cookie).get(DO_NOT_TRACK_COOKIE),
    globalPrivacyControl: headers['sec-gpc'] === '1',
    navigatorDoNotTrack: headers.dnt,
  }
  return doNotTrack(signals) === false
}
