/**
 * Components that need the shop or the shopper: the host brings them (`provideTemplates` of the registry). Their
 * definitions are here, as everybody's.
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
