import type { UrlMapping } from '../../types/seo.js'

/** What follows from an answer of url-mapping. */
export type UrlMappingStep =
  | { readonly kind: 'redirect'; readonly target: string }
  /** Ask again with this `urlSegment`. */
  | { readonly kind: 'askAgain'; readonly urlSegment: string }
  | { readonly kind: 'render' }

/**
 * Decides the URL-mapping redirect (Spec §4): a category path that should redirect leads to its destination without
 * locale; a content asset is asked for again with the locale alias in front, and the second answer leads to its
 * `destinationUrl`, if it has one. Targets are not checked here: they go through `safeRedirectTarget`.
 *
 * @param request path without locale, the alias of the locale, and whether this is the second answer.
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
