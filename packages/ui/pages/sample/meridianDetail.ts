import type { ProductDetailData } from '../../src/components/ProductDetail/ProductDetail.js'
import { front, turn, turnFrames, view } from '../../test/media.js'
import { anyDetail, services } from './details.js'
import { meridian } from './watches.js'

const option = (value: string, label: string, isSelected: boolean, isAvailable = true) => ({
  value,
  label,
  href: `/p/${value}.html`,
  isSelected,
  isAvailable,
  image: null,
})

/** A watch that can be ordered. */
export const meridianDetail: ProductDetailData = {
  ...anyDetail,
  id: meridian.id,
  brand: meridian.brand,
  brandHref: '/aurelune',
  name: meridian.name,
  price: meridian.price,
  reference: '2104-320-2',
  availability: 'inStock',
  shortDescription: 'Automatic, 40 mm',
  description: [
    'The Meridian is Aurelune’s plainest watch, and the one its watchmakers wear themselves. Three hands, a date, and a case that is 8.4 mm thick at the centre and thinner where the cuff meets it.',
    'The automatic calibre AL-112 runs for three days, so a watch put down on Friday still keeps time on Monday. Its rotor turns on ceramic balls and needs no oil; the bridges carry a straight, narrow stripe, cut by hand.',
  ],
  gallery: [
    { kind: 'image', image: front('watch', 1) },
    { kind: 'image', image: view('watch', 'quarter') },
    { kind: 'image', image: view('watch', 'macro') },
    { kind: 'image', image: view('watch', 'still') },
    { kind: 'turntable', image: turn(), frames: turnFrames },
  ],
  variants: [
    {
      id: 'material',
      label: 'Case',
      kind: 'text',
      options: [option('2104-310-1', 'Steel', false), option('2104-320-2', 'Rose gold', true)],
    },
    {
      id: 'strap',
      label: 'Strap',
      kind: 'text',
      options: [option('2104-320-2', 'Brown calf', true), option('2104-321-2', 'Gold bracelet', false)],
    },
  ],
  keyFacts: [
    { kind: 'reference', value: '2104-320-2' },
    { kind: 'diameter', value: '40 mm' },
    { kind: 'material', value: 'Rose gold' },
    { kind: 'warranty', by: 'Aurelune' },
  ],
  specifications: [
    {
      id: 'case',
      title: 'Case',
      rows: [
        { label: 'Diameter', value: '40 mm' },
        { label: 'Height', value: '8.4 mm' },
        { label: 'Material', value: '18 ct rose gold, polished and brushed' },
        { label: 'Crystal', value: 'Sapphire, domed' },
        { label: 'Water resistance', value: '5 bar (50 m)' },
      ],
    },
    {
      id: 'movement',
      title: 'Movement',
      rows: [
        { label: 'Calibre', value: 'AL-112, automatic' },
        { label: 'Power reserve', value: '72 hours' },
        { label: 'Functions', value: 'Hours, minutes, seconds, date' },
        { label: 'Jewels', value: '29' },
      ],
    },
    {
      id: 'strap',
      title: 'Strap',
      rows: [
        { label: 'Material', value: 'Brown calf, stitched by hand' },
        { label: 'Buckle', value: 'Pin buckle in rose gold' },
        { label: 'Width', value: '20 mm, tapering to 16 mm' },
      ],
    },
  ],
  manufacturers: [
    {
      role: 'manufacturer',
      name: 'Aurelune Manufacture SA',
      lines: ['Rue du Lac 12', '2300 La Chaux-de-Fonds', 'Switzerland'],
      link: 'https://aurelune.example',
    },
  ],
  usps: services,
  contactHref: '/contact?piece=2104-320-2',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Watches', href: '/watches' },
    { label: 'Aurelune', href: '/aurelune' },
    { label: 'Meridian 40' },
  ],
}
