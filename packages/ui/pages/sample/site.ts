import type { LinkData } from '../../src/components/Link/Link.js'
import type { NavigationItem } from '../../src/components/MenuTree/MenuTree.js'
import { sceneCrop } from '../../test/media.js'

const links = (...labels: readonly string[]): LinkData[] =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` }))

/** The retailer of the example pages. */
export const house = {
  brand: 'Halbrenn',
  phone: { label: '+41 44 555 01 23', href: 'tel:+41445550123' },
  address: ['Halbrenn AG', 'Bahnhofstrasse 100', '8001 Zürich', 'Switzerland'],
} as const

export const navigation: readonly NavigationItem[] = [
  {
    id: 'watches',
    label: 'Watches',
    href: '/watches',
    groups: [
      { label: 'Houses', href: null, links: links('Aurelune', 'Brandvold', 'Ilvane', 'Kestrelle', 'Tessmohr') },
      { label: 'Kinds', href: null, links: links('Dress watches', 'Chronographs', 'Diving watches', 'Moonphases') },
    ],
    teaser: { image: sceneCrop('watches', 'landscape', ''), title: 'The Meridian, and its moon', href: '/aurelune' },
  },
  {
    id: 'jewellery',
    label: 'Jewellery',
    href: '/jewellery',
    groups: [
      { label: 'Pieces', href: null, links: links('Rings', 'Necklaces', 'Earrings', 'Bracelets', 'Brooches') },
      { label: 'Ateliers', href: null, links: links('Sérance', 'Odalie Voss', 'Lumeric') },
    ],
    teaser: { image: sceneCrop('jewellery', 'landscape', ''), title: 'Blue, from one mine', href: '/serance' },
  },
  { id: 'high-jewellery', label: 'High jewellery', href: '/high-jewellery', groups: [], teaser: null },
  { id: 'corvane', label: 'Corvane', href: '/corvane', groups: [], teaser: null },
  { id: 'pre-owned', label: 'Pre-owned', href: '/pre-owned', groups: [], teaser: null },
  { id: 'workshop', label: 'Workshop', href: '/workshop', groups: [], teaser: null },
]

export const utilityLinks = links('Boutiques', 'Appointments')

export const footer = {
  columns: [
    { title: 'Service', links: links('Contact', 'Appointments', 'Delivery and returns', 'Repairs', 'Engraving') },
    { title: 'The house', links: links('Our ledger', 'The workshop', 'Boutiques', 'Working with us') },
    { title: 'Collections', links: links('Watches', 'Jewellery', 'High jewellery', 'Pre-owned', 'Gift cards') },
  ],
  legalLinks: links('Imprint', 'Privacy', 'Terms', 'Accessibility', 'Cookies'),
  note: 'Prices in Swiss francs, VAT included. Images show the pieces larger than they are.',
} as const
