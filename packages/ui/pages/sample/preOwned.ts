import type { ProductDetailData } from '../../src/components/ProductDetail/ProductDetail.js'
import { front, view } from '../../test/media.js'
import { anyDetail } from './details.js'
import { piece } from './piece.js'

const certified = (number: number, id: string, name: string, amount: number) =>
  piece({ id, brand: 'Corvane', name, amount, image: front('cpo', number), background: 'black' })

const gallery = (number: number, id: string, brand: string, name: string, amount: number) =>
  piece({ id, brand, name, amount, image: front('preowned', number), background: 'sand' })

/** The partner brand's products, on black. */
export const lots = [
  certified(1, '3135-210-1', 'Abyssal 40, 1998', 9800),
  certified(2, '3150-310-1', 'Palisade Chronograph 39, 1971', 24_900),
  certified(3, '3120-136-1', 'Sovereign Date 36, 1988', 7400),
  certified(5, '3130-146-1', 'Sovereign Date, yellow gold, 2004', 21_600),
  certified(4, '3138-410-2', 'Longitude, steel and gold, 2011', 11_900),
  certified(6, '3150-340-1', 'Palisade Chronograph, rose gold, 2016', 29_500),
]

const ashcombe2015 = gallery(1, '7015-380-1', 'Kestrelle', 'Ashcombe, 2015', 2650)

/** The retailer's own products, on sand. */
export const wall = [
  gallery(2, '7089-290-1', 'Ilvane', 'Quai, 1989', 5200),
  gallery(4, '7096-380-1', 'Brandvold', 'Flyver 38, 1996', 1650),
  gallery(3, '7004-360-1', 'Montferre', 'Moonphase 36, 2004', 21_900),
  gallery(6, '7518-400-1', 'Brandvold', 'Tidszone, 2018', 2400),
  gallery(5, '7098-620-1', 'Montferre', 'Chronographe, 1962', 18_400),
]

/** A pre-owned watch with its inspection findings in text and images. */
export const ashcombeDetail: ProductDetailData = {
  ...anyDetail,
  id: ashcombe2015.id,
  background: 'sand',
  badge: 'preOwned',
  brand: 'Kestrelle',
  brandHref: '/pre-owned/kestrelle',
  name: 'Ashcombe, grey enamel',
  price: ashcombe2015.price,
  reference: '7015-380',
  availability: 'inStock',
  shortDescription: 'One piece, 2015',
  callout: 'Serviced in Zürich in September 2026. Two years’ warranty from the day you receive it.',
  description: [
    'An Ashcombe with the grey enamel dial, of which forty were fired and twenty-three survived the kiln. Its lugs are straight and the strap can be threaded without tools.',
    'We sold it in 2015 to a customer in Bern, who brought it back in spring. The mainspring and the crown gasket are new; the case is as it came, with a short scratch at four o’clock. Box, papers and the first invoice are with it.',
  ],
  gallery: [
    { kind: 'image', image: front('preowned', 1) },
    { kind: 'image', image: view('preowned', 'quarter') },
    { kind: 'image', image: view('preowned', 'macro') },
    { kind: 'image', image: view('preowned', 'still') },
  ],
  keyFacts: [
    { kind: 'year', value: '2015' },
    { kind: 'reference', value: '7015-380' },
    { kind: 'diameter', value: '38 mm' },
    { kind: 'material', value: 'Steel' },
    { kind: 'warranty', by: 'Halbrenn' },
  ],
  specifications: [
    {
      id: 'condition',
      title: 'Condition',
      rows: [
        { label: 'Case', value: 'Very good, not polished; a scratch at four o’clock' },
        { label: 'Dial and hands', value: 'Original, without flaw' },
        { label: 'Strap', value: 'New, brown calf; the first one is in the box' },
        { label: 'Rate', value: '+2 s a day, in five positions' },
      ],
    },
    {
      id: 'delivered',
      title: 'Delivered with it',
      rows: [
        { label: 'Box and papers', value: 'Both, dated 14 May 2015' },
        { label: 'Service record', value: 'Two visits, 2020 and 2026' },
        { label: 'Old parts', value: 'Mainspring and gasket, in a bag' },
      ],
    },
    {
      id: 'watch',
      title: 'The watch',
      rows: [
        { label: 'Movement', value: 'K 03, wound by hand, 46 hours' },
        { label: 'Water resistance', value: '3 bar (30 m), tested' },
      ],
    },
  ],
  contactHref: '/contact?piece=7015-380',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Pre-owned', href: '/pre-owned' },
    { label: 'Ashcombe, grey enamel' },
  ],
}
