import type { UrlMapping } from '../types/seo.js'
import { CommerceApiError, isCommerceApiError } from './CommerceApiError.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, defineCall } from './operation.js'

const readUrlMapping = /* @__PURE__ */ defineCall<object, UrlMapping>('site/shopper-seo/v1', 'GET /url-mapping', [])

export interface UrlMappingParameters {
  /** Path without the locale, e.g. `/watches/mens`. */
  readonly urlSegment: string
  /** Locale id, e.g. `en-GB`; goes out as `en-UK` (Spec §7). */
  readonly locale: string
  /** Server-verified groups only; answers with groups are private (decision record "Shared HTML has no groups"). */
  readonly customerGroups?: readonly string[] | undefined
}

/**
 * Asks what a path stands for.
 *
 * @throws CommerceApiError with the message 'Network response was not ok' (Spec §8) on any answer that is not ok; its
 * `kind` is `not-found` when no mapping exists, which is no failure.
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
