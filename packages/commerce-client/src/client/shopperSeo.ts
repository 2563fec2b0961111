import type { UrlMapping } from '../types/seo.js'
import { CommerceApiError, isCommerceApiError } from './CommerceApiError.js'
import type { ScapiClient } from './operation.js'
import { type CallOptions, defineCall } from './operation.js'

const readUrlMapping = /* @__PURE__ */ defineCall<object, UrlMapping>('site/shopper-seo/v1', 'GET /url-mapping', [])

export interface UrlMappingParameters {
  /** Path without the locale, e.g. `/watches/mens`. */
  readonly urlSegment: string
  /** Locale id, e.g. `en-GB`; sent as `en-UK` (Spec §7). */
  readonly locale: string
  /** Server-verified groups only; responses for groups are private (decision record "Shared HTML has no groups"). */
  readonly customerGroups?: readonly string[] | undefined
}

/**
 * Resolves a path to a category, content asset or redirect.
 *
 * @throws CommerceApiError with the message 'Network response was not ok' (Spec §8) on any response that is not ok.
 * Kind `not-found` means that no mapping exists, which is not a failure.
 */
export function getUrlMapping(
  client: ScapiClient,
  { urlSegment, locale, customerGroups }: UrlMappingParameters,
  options?: CallOptions,
): Promise<UrlMapping> {
  const query = { urlSegment, locale: locale.replace(/-GB$/i, '-UK'), c_customerGroups: customerGroups }
  return readUrlMapping(client, query, options).catch((error: unknown) => {
    if (!isCommerceApiError(error) || error.status === null) throw error
    throw new CommerceApiError('Network response was not ok', error, { cause: error })
  })
}
