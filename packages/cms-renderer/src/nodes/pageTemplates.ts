import type { PageType } from '@vitrine/commerce-client/domain/site/pageType'
import type { ThemeKey } from '@vitrine/ui/theme/themes'

/** Listing defaults of a page (limit, sort rule; Spec §9 "Listing and search defaults"). */
export type ListingKind = 'general' | 'partnerBrand' | 'cpo' | 'search'

export interface PageTemplate {
  readonly theme: ThemeKey
  /** Page type for tracking, by template; a rule for the path may take precedence (Spec §2). */
  readonly pageType: PageType
  /** Commerce-driven fallback for pages that the CMS does not have (Spec §2 "Virtual pages"). */
  readonly isVirtual: boolean
  /** Resource of the page object: a product (`productId`) or a category (`categoryId`). */
  readonly resource: 'product' | 'category' | null
  readonly listing: ListingKind | null
  readonly isNoIndex: boolean
}

const page = (theme: ThemeKey, overrides: Partial<PageTemplate> = {}): PageTemplate => ({
  theme,
  pageType: 'other',
  isVirtual: false,
  resource: null,
  listing: null,
  isNoIndex: false,
  ...overrides,
})

const root = (theme: ThemeKey) => page(theme, { pageType: 'homepage' })
const pdp = (theme: ThemeKey) => page(theme, { pageType: 'pdp', resource: 'product' })
const plp = (theme: ThemeKey, listing: ListingKind) => page(theme, { pageType: 'plp', resource: 'category', listing })
const virtual = (template: PageTemplate): PageTemplate => ({ ...template, isVirtual: true })

/** Every page template of Spec §2, one entry each. "Boutique" in the page-type rules = the bespoke section. */
export const pageTemplates = {
  'vitrine:pages/home': root('retailer'),
  'vitrine:pages/general-page': page('retailer'),
  'vitrine:pages/article-detail': page('retailer'),
  'vitrine:pages/contact-page': page('retailer'),
  'vitrine:pages/product-listing': plp('retailer', 'general'),
  'vitrine:pages/product-detail': pdp('retailer'),
  'vitrine:pages/high-jewellery-product-detail': pdp('retailer'),
  'vitrine:pages/store-detail': page('retailer'),
  'vitrine:pages/store-locator': page('retailer'),
  'vitrine:pages/product-interest-detail': page('retailer'),
  'vitrine:pages/product-interest-list': page('retailer'),
  'vitrine:pages/search': page('retailer', { listing: 'search', isNoIndex: true }),
  // A listing, although it is not one of the plp templates of the page-type rules.
  'vitrine:pages/staff-sale': page('retailer', {
    resource: 'category',
    listing: 'general',
    isNoIndex: true,
  }),
  'vitrine:pages/wishlist': page('retailer', { pageType: 'wishlist', isNoIndex: true }),
  'vitrine:pages/legal-privacy-cookie-list': page('retailer'),
  'vitrine:pages/generic-content': page('retailer'),
  'vitrine:pages/managed-campaign': page('retailer'),
  'vitrine:pages/page-not-found': page('retailer', { isNoIndex: true }),

  'vitrine:pages/bespoke-root': root('bespoke'),
  'vitrine:pages/bespoke-page': page('bespoke'),
  'vitrine:pages/bespoke-article-detail': page('bespoke'),
  'vitrine:pages/bespoke-contact': page('bespoke'),
  'vitrine:pages/bespoke-model': plp('bespoke', 'partnerBrand'),
  'vitrine:pages/bespoke-new-model': plp('bespoke', 'partnerBrand'),
  'vitrine:pages/bespoke-product-detail': pdp('bespoke'),
  'vitrine:pages/bespoke-store-details': page('bespoke'),

  'vitrine:pages/cpo-root': root('cpo'),
  'vitrine:pages/cpo-page': page('cpo'),
  'vitrine:pages/cpo-product-listing': plp('cpo', 'cpo'),
  'vitrine:pages/cpo-product-detail': pdp('cpo'),
  'vitrine:pages/cpo-store-detail': page('cpo'),

  'vitrine:pages/cpov7-root': root('cpov7'),
  'vitrine:pages/cpov7-page': page('cpov7'),
  'vitrine:pages/cpov7-listing': plp('cpov7', 'cpo'),
  'vitrine:pages/cpov7-detail': pdp('cpov7'),
  'vitrine:pages/cpov7-store-detail': page('cpov7'),

  'vitrine:pages/virtual-root': virtual(root('retailer')),
  'vitrine:pages/virtual-pdp': virtual(pdp('retailer')),
  'vitrine:pages/virtual-plp': virtual(plp('retailer', 'general')),
  'vitrine:pages/virtual-high-jewellery-pdp': virtual(pdp('retailer')),
  'vitrine:pages/bespoke-virtual-pdp': virtual(pdp('bespoke')),
  'vitrine:pages/cpo-virtual-pdp': virtual(pdp('cpo')),
  'vitrine:pages/cpo-virtual-plp': virtual(plp('cpo', 'cpo')),
  'vitrine:pages/cpov7-virtual-pdp': virtual(pdp('cpov7')),
  'vitrine:pages/cpov7-virtual-plp': virtual(plp('cpov7', 'cpo')),
  'vitrine:pages/bespoke-cpo-virtual-plp': virtual(plp('bespoke', 'cpo')),
  'vitrine:pages/bespoke-cpo-virtual-pdp': virtual(pdp('bespoke')),
  'vitrine:pages/bespoke-cpov7-virtual-plp': virtual(plp('bespoke', 'cpo')),
  'vitrine:pages/bespoke-cpov7-virtual-pdp': virtual(pdp('bespoke')),
} as const satisfies Record<string, PageTemplate>

export type PageTemplateId = keyof typeof pageTemplates

/** Definition of a page template; null = unknown id. */
export function pageTemplate(id: string): PageTemplate | null {
  return isPageTemplateId(id) ? pageTemplates[id] : null
}

/** Type guard for the id of a known page template. */
export function isPageTemplateId(id: string): id is PageTemplateId {
  return Object.hasOwn(pageTemplates, id)
}
