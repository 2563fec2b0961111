import type { PageAnalyticsParameters } from '../types/pageAnalytics.js'
import { type CallOptions, noContent } from './operation.js'
import { queryOf } from './queryOf.js'
import { type Connection, send } from './send.js'

/** Connection for page views. `baseUrl`: everything before `/on/demandware.store/...`. */
export interface PageAnalyticsOptions extends Connection {
  readonly siteId: string
  /** Locale id, e.g. `de-CH`; sent as `de_CH`. */
  readonly locale: string
}

/**
 * Reports a page view, unless `dw_dnt` is 1; get consent first. Reads neither cookies nor the document. Failures are
 * ignored.
 */
export async function sendPageAnalytics(
  connection: PageAnalyticsOptions,
  parameters: PageAnalyticsParameters,
  options?: CallOptions,
): Promise<void> {
  if (parameters.dw_dnt) return
  const { siteId, locale } = connection
  const call = `GET /on/demandware.store/Sites-${siteId}-Site/${locale.replace('-', '_')}/__Analytics-Start`
  const path = `${call.slice('GET '.length)}?${queryOf(parameters)}`
  await send(connection, { call, path, answer: noContent }, options).catch(noContent)
}
