import type { PageProduct } from '../nodes/pageContent.js'

/** A purchasable watch, for tests. */
export function buildPageProduct(overrides: Partial<PageProduct> = {}): PageProduct {
  return {
    id: '2104-310-1',
    brand: 'Aurelune',
    brandHref: null,
    name: 'Meridian 40',
    reference: '2104.310',
    price: { kind: 'regular', amount: 8200, isStartingAt: false },
    currency: 'CHF',
    availability: 'inStock',
    shortDescription: null,
    description: [],
    gallery: [],
    background: 'light',
    variants: [],
    keyFacts: [],
    specifications: [],
    manufacturers: [],
    usps: [],
    features: [],
    phone: null,
    contactHref: '/ch/de/contact',
    breadcrumbs: [],
    badge: null,
    shippingHref: null,
    callout: null,
    setItems: [],
    brochure: null,
    order: { maxQuantity: 2, isPurchasable: true },
    ...overrides,
  }
}
