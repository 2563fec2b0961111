import { fillPath } from './fillPath.js'
import type { ScapiClient } from './operation.js'
import { queryOf } from './queryOf.js'
import { type Connection, send } from './send.js'

/**
 * Service, site and locale of a client. `baseUrl`: everything before `/{apiFamily}/...`; `/apis/scapi` in the browser.
 */
export interface ScapiClientOptions extends Connection {
  readonly organizationId: string
  readonly siteId: string
  /** Locale id, e.g. `en-GB`; sent if the operation accepts it. */
  readonly locale?: string | undefined
  readonly currency?: string | undefined
  /** Session of the legacy storefront (cookie `dwsid`), which routes the calls to its app server. Server only. */
  readonly dwsid?: string | undefined
}

/** Creates a client of the commerce platform for one site, locale and currency. It does not retry. */
export function createScapiClient({ dwsid, ...options }: ScapiClientOptions): ScapiClient {
  const connection = { ...options, headers: { sfdc_dwsid: dwsid, ...options.headers } }
  return {
    async request({ api, call, answer, sends, defaults }, parameters, callOptions) {
      const sent = Object.fromEntries((['siteId', ...sends] as const).map((name) => [name, options[name]]))
      const [filled, { body, ...query }] = fillPath(call, { ...sent, ...defaults, ...parameters })
      const path = `/${api}/organizations/${options.organizationId}${filled}?${queryOf(query)}`
      return send(connection, { call, path, body, answer }, callOptions)
    },
  }
}
