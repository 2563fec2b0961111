import type { ProductDetailData } from '../../src/components/ProductDetail/ProductDetail.js'
import { house } from './site.js'

/** Details shared by all product pages of the retailer's own shop. */
export const anyDetail = {
  currency: 'CHF',
  background: 'light',
  variants: [],
  manufacturers: [],
  features: [],
  usps: [],
  phone: house.phone,
  badge: null,
  shippingHref: '/delivery-and-returns',
  callout: null,
  setItems: [],
  brochure: null,
} as const satisfies Partial<ProductDetailData>

/** Services included with every product. */
export const services = [
  {
    title: 'Returned without a reason',
    text: 'Thirty days, collected from your door.',
    href: '/delivery-and-returns',
    icon: 'return',
  },
  {
    title: 'Seen before it is paid for',
    text: 'We send it to the boutique nearest to you and keep it there for a week.',
    href: '/boutiques',
    icon: 'store',
  },
] as const
