/** Page types used for tracking (Spec §2). */
export type PageType =
  | 'homepage'
  | 'pdp'
  | 'plp'
  | 'content'
  | 'appointment'
  | 'service'
  | 'contact_form'
  | 'wishlist'
  | 'other'

/** Shop-specific values, from the configuration. */
export interface PageTypeConfig {
  /** Path segments of the brand world and of gifts, in every language. */
  readonly contentSegments: readonly string[]
  /** Prefix of the boutique's template names, e.g. `bespoke-`. */
  readonly boutiquePrefix: string
}

// Detail templates of products whose names do not contain "product". Article and store templates have the same ending.
const detailTemplates: ReadonlySet<string> = new Set(['cpov7-detail'])

/**
 * Page type by path, else by template, else `other`.
 *
 * @param page `subtype` is the template's name with or without its module, e.g. `vitrine:pages/cpo-virtual-plp`.
 */
export function pageType(
  page: { readonly path: string; readonly subtype: string },
  { contentSegments, boutiquePrefix }: PageTypeConfig,
): PageType {
  const segments = page.path.split('/')
  if (segments.includes('appointment')) return 'appointment'
  if (segments.includes('service')) return 'service'
  if (segments.some((segment) => contentSegments.includes(segment))) return 'content'

  const template = page.subtype.slice(page.subtype.lastIndexOf('/') + 1)
  const isBoutique = template.startsWith(boutiquePrefix)
  if (template === 'home' || endsInWord(template, 'root')) return 'homepage'
  if (detailTemplates.has(template) || endsInWord(template, 'pdp') || endsInWord(template, 'product-detail'))
    return 'pdp'
  if (endsInWord(template, 'plp') || endsInWord(template, 'listing')) return 'plp'
  if (isBoutique && endsInWord(template, 'model')) return 'plp'
  if (isBoutique && page.path.endsWith('send-a-message')) return 'contact_form'
  if (isBoutique && page.path.includes('watches')) return 'plp'
  return template === 'wishlist' ? 'wishlist' : 'other'
}

function endsInWord(template: string, word: string): boolean {
  return template === word || template.endsWith(`-${word}`)
}
