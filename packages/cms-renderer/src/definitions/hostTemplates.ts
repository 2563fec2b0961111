/**
 * Templates whose components need commerce or shopper data. The host provides the components (`createRegistry({ host })`);
 * the definitions are here like all others.
 */
export const hostTemplates = [
  'vitrine:components/contact-form',
  'vitrine:components/partner-brand-iframe',
  'vitrine:components/product-contact-form',
  'vitrine:components/product-recommendations',
  'vitrine:components/store-finder',
  'vitrine:components/store-locator',
  'vitrine:components/store-location-details',
  'vitrine:components/wishlist',
] as const

export type HostTemplate = (typeof hostTemplates)[number]
