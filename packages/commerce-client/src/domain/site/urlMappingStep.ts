import type { UrlMapping } from '../../types/seo.js'

/** Next step after a url-mapping response. */
export type UrlMappingStep =
  | { readonly kind: 'redirect'; readonly target: string }
  /** Send another request with this `urlSegment`. */
  | { readonly kind: 'askAgain'; readonly urlSegment: string }
  | { readonly kind: 'render' }

/**
 * Decides the URL-mapping redirect (Spec §4). A category path with a redirect goes to its destination without locale. A
 * content asset is requested again with the locale alias in front; the second response redirects to its
 * `destinationUrl`, if any. Targets are not validated here; pass them through `safeRedirectTarget`.
 *
 * @param request path without locale, the locale alias, and whether this is the second response.
 */
export function urlMappingStep(
  mapping: UrlMapping,
  request: { readonly path: string; readonly localeAlias: string; readonly isSecond?: boolean | undefined },
): UrlMappingStep {
  const { shouldRedirect, destinationRelativeURLWithoutLocale: destination } = mapping.c_categoryPath ?? {}
  if (shouldRedirect && destination) return { kind: 'redirect', target: destination }
  if (request.isSecond) return mapping.destinationUrl ? { kind: 'redirect', target: mapping.destinationUrl } : render
  if (mapping.resourceType?.toLowerCase() !== 'content_asset') return render
  return { kind: 'askAgain', urlSegment: `/${request.localeAlias}${request.path === '/' ? '' : request.path}` }
}

const render = { kind: 'render' } as const
