import type { LinkData } from '../../src/components/Link/Link.js'
import type { NavigationItem } from '../../src/components/MenuTree/MenuTree.js'
import type { ProductDetailData } from '../../src/components/ProductDetail/ProductDetail.js'
import { front, sceneCrop, view } from '../../test/media.js'
import { anyDetail } from './details.js'
import { piece } from './piece.js'

const links = (...labels: readonly string[]): LinkData[] =>
  labels.map((label) => ({ label, href: `/corvane/${label.toLowerCase().replaceAll(' ', '-')}` }))

const corvane = (number: number, id: string, name: string, amount: number | null) =>
  piece({ id, brand: 'Corvane', name, amount, image: front('corvane', number) })

export const sovereign = corvane(1, '4130-112-1', 'Sovereign Date', 10_400)
export const abyssal = corvane(2, '4135-210-1', 'Abyssal', 12_100)
export const palisade = corvane(3, '4150-310-1', 'Palisade Chronograph', 15_800)
export const longitude = corvane(4, '4138-410-1', 'Longitude', 11_300)
export const sovereignLady = corvane(5, '4120-510-1', 'Sovereign Lady', 17_400)

/** Boutiques where the brand has an adviser. */
export const boutiques = [
  { value: 'zurich', label: 'Zürich, Bahnhofstrasse' },
  { value: 'geneve', label: 'Genève, Rue du Rhône' },
]

/** Links of the brand section, none of which leads to another brand. */
export const corvaneNavigation: readonly NavigationItem[] = links(
  'Watches',
  'New models',
  'Certified pre-owned',
  'The manufacture',
  'Keeping a Corvane',
  'Find us',
).map(({ href, label }) => ({ id: href, href, label, groups: [], teaser: null }))

export const corvaneFooter = {
  columns: [
    { title: 'Corvane', links: links('Watches', 'New models', 'Certified pre-owned', 'The manufacture') },
    { title: 'At Halbrenn', links: links('Find us', 'Send a message', 'Service') },
  ],
  legalLinks: [
    { label: 'Imprint', href: '/imprint' },
    { label: 'Privacy', href: '/privacy' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
  note: 'Halbrenn is an official Corvane retailer in Zürich and Genève.',
} as const

/** A partner brand's watch with the brand's text and images, and three features; sold in person. */
export const sovereignDetail: ProductDetailData = {
  ...anyDetail,
  id: sovereign.id,
  brand: 'Corvane',
  brandHref: '/corvane',
  name: 'Sovereign Date',
  price: sovereign.price,
  reference: '4130-112',
  availability: null,
  shortDescription: 'Steel, 41 mm',
  shippingHref: null,
  description: [
    'The Sovereign Date has been made without a break since 1946. The stepped bezel is cut from the solid, ring by ring, and the case middle is milled from one block.',
    'Its calibre CV 30 shows the date at exactly midnight and may be set at any hour. Corvane seals each watch with its own certificate of rate.',
  ],
  gallery: [
    { kind: 'image', image: front('corvane', 1) },
    { kind: 'image', image: view('corvane', 'quarter') },
    { kind: 'image', image: view('corvane', 'macro') },
  ],
  keyFacts: [
    { kind: 'reference', value: '4130-112' },
    { kind: 'diameter', value: '41 mm' },
    { kind: 'material', value: 'Steel' },
    { kind: 'warranty', by: 'Corvane' },
  ],
  specifications: [
    {
      id: 'case',
      title: 'Model case',
      rows: [
        { label: 'Type', value: 'Milled case middle, screw-down back and crown' },
        { label: 'Diameter', value: '41 mm' },
        { label: 'Water resistance', value: '10 bar (100 m)' },
        { label: 'Bracelet', value: 'Five links, folding clasp' },
      ],
    },
    {
      id: 'movement',
      title: 'Movement',
      rows: [
        { label: 'Calibre', value: 'CV 30, automatic' },
        { label: 'Power reserve', value: '70 hours' },
        { label: 'Rate', value: 'Within two seconds a day, certified' },
      ],
    },
  ],
  features: [
    {
      image: { ...sceneCrop('corvane-bench', 'landscape', 'A Corvane dial on white paper beside a loupe') },
      title: 'A dial in nine coats',
      text: 'The green is laid on in nine coats of lacquer, each sanded before the next. Under a lamp it is nearly black; by a window it is not.',
    },
    {
      image: view('corvane', 'macro'),
      title: 'The date at midnight',
      text: 'A spring is wound for twenty-four hours and let go at once. The disc turns in less time than the hand needs for a second.',
    },
    {
      image: view('corvane', 'still'),
      title: 'Five links to a row',
      text: 'Each row of the bracelet is five pieces, polished and brushed apart, and pinned from the side. The clasp lengthens by two millimetres without a tool.',
    },
  ],
  brochure: { label: 'The Sovereign brochure', href: 'https://corvane.example/sovereign.pdf', opensNewTab: true },
  contactHref: '/corvane/send-a-message',
  breadcrumbs: [
    { label: 'Corvane', href: '/corvane' },
    { label: 'Watches', href: '/corvane/watches' },
    { label: 'Sovereign Date' },
  ],
}
