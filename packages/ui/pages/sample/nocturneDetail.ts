import type { ProductDetailData } from '../../src/components/ProductDetail/ProductDetail.js'
import { front, sceneCrop, view } from '../../test/media.js'
import { anyDetail } from './details.js'
import { nocturneNecklace } from './jewels.js'

/** High jewellery: a unique product, price on request. */
export const nocturneDetail: ProductDetailData = {
  ...anyDetail,
  id: nocturneNecklace.id,
  brand: nocturneNecklace.brand,
  brandHref: '/serance',
  name: nocturneNecklace.name,
  price: nocturneNecklace.price,
  reference: '11.90101.05',
  availability: null,
  shortDescription: 'Emeralds, platinum',
  callout: 'Shown by appointment in Zürich, Genève and Paris.',
  description: [
    'Thirty-one emeralds from a single parcel took four years to assemble. They grow from the clasp to a centre stone of 6.12 ct, and each was cut again so that the greens meet.',
    'The settings are joined by a spiral spring of platinum in place of links, so the necklace lies flat however its wearer sits. It took eleven months to make.',
  ],
  gallery: [
    { kind: 'image', image: front('jewel', 1) },
    { kind: 'image', image: view('jewel', 'quarter') },
    { kind: 'image', image: view('jewel', 'macro') },
    { kind: 'image', image: sceneCrop('high-jewellery', 'portrait', 'The Nocturne necklace around an emerald ring') },
  ],
  keyFacts: [
    { kind: 'reference', value: '11.90101.05' },
    { kind: 'material', value: 'Platinum 950' },
    { kind: 'warranty', by: 'Sérance' },
  ],
  specifications: [
    {
      id: 'stones',
      title: 'Stones',
      rows: [
        { label: 'Emeralds', value: '31, together 58.40 ct' },
        { label: 'Centre stone', value: '6.12 ct' },
        { label: 'Origin', value: 'One parcel, Zambia' },
        { label: 'Treatment', value: 'Minor oil, as reported' },
      ],
    },
    {
      id: 'mount',
      title: 'Mount',
      rows: [
        { label: 'Metal', value: 'Platinum 950' },
        { label: 'Length', value: '42 cm' },
        { label: 'Clasp', value: 'Box clasp with two safeties' },
      ],
    },
    {
      id: 'papers',
      title: 'Papers',
      rows: [
        { label: 'Report', value: 'Independent laboratory, each stone' },
        { label: 'Drawings', value: 'Gouache on tracing paper, given with the piece' },
      ],
    },
  ],
  usps: [
    { title: 'Seen in daylight', text: 'In a room to the north, between ten and three.', href: null, icon: 'pin' },
    {
      title: 'Or brought to you',
      text: 'By the person who will answer your questions.',
      href: '/appointments',
      icon: 'store',
    },
  ],
  contactHref: '/contact?piece=11.90101.05',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'High jewellery', href: '/high-jewellery' },
    { label: 'Nocturne necklace' },
  ],
}
