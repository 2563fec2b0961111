import { fillPath } from './fillPath.js'
import type { CallOptions, Operation } from './operation.js'
import { queryOf } from './queryOf.js'
import { type Connection, send } from './send.js'

/** Where the client calls and for whom. `baseUrl`: everything before `/{apiFamily}/...`; `/apis/scapi` in the browser. */
export interface ScapiClientOptions extends Connection {
  readonly organizationId: string
  readonly siteId: string
  /** Locale id, e.g. `en-GB`; sent where the operation offers it. */
  readonly locale?: string | undefined
  readonly currency?: string | undefined
  /** Session of the legacy storefront (cookie `dwsid`), which keeps the calls on its server. Server only. */
  readonly dwsid?: string | undefined
}

/** Makes the calls; the functions beside this file name them. */
export interface ScapiClient {
  /**
   * `parameters`: see `Call`.
   *
   * @throws CommerceApiError when the answer is not 2xx, not readable, late or absent.
   * @throws RangeError when a path parameter addresses nothing.
   */
  request<Result>(operation: Operation<Result>, parameters: object, options?: CallOptions): Promise<Result>
}

/** Creates a client of the commerce platform for one site, locale and currency. It never retries. */
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
