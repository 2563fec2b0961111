import type { CartLineData } from '../src/components/CartLine/CartLine.js'
import type { ListingProps } from '../src/components/Listing/Listing.js'
import type { ProductDetailData } from '../src/components/ProductDetail/ProductDetail.js'
import type { ProductTileData } from '../src/components/ProductTile/ProductTile.js'
import type { VariantGroup } from '../src/components/VariantPicker/VariantPicker.js'
import { cutOut, type Mood, photo, turnSheet } from './artwork.js'
import { sceneCrop, view } from './media.js'

/** Sample data of invented products, shared by the stories and tests of the shop components. */
export const tile: ProductTileData = {
  id: '2104-310-1',
  href: '/aurelune/meridian-40/2104-310-1.html',
  brand: 'Aurelune',
  name: 'Meridian 40',
  price: { kind: 'regular', amount: 12500, isStartingAt: false },
  currency: 'CHF',
  image: cutOut('dusk', 'Meridian 40 in rose gold'),
  hoverImage: { ...view('watch', 'still'), alt: 'Meridian 40 lying on stone' },
  background: 'light',
  badge: null,
}

const names = ['Meridian 40', 'Tidewater Chronograph', 'Nocturne', 'Perle du Lac', 'Calibre Zéro', 'Solstice 36']
const brands = ['Aurelune', 'Tessmohr', 'Brandvold', 'Sérance', 'Ilvane', 'Kestrelle']
const moods = ['dusk', 'moss', 'night', 'sand'] as const satisfies readonly Mood[]

/** `count` different products. */
export const tiles = (count: number): readonly ProductTileData[] =>
  Array.from({ length: count }, (_, index) => ({
    ...tile,
    id: `2104-310-${index + 1}`,
    href: `/aurelune/meridian-40/2104-310-${index + 1}.html`,
    name: names[index % names.length] ?? '',
    brand: brands[index % brands.length] ?? '',
    image: cutOut(moods[index % moods.length] ?? 'dusk', ''),
    price: { kind: 'regular', amount: 4200 + index * 1350, isStartingAt: false },
  }))

const option = (value: string, label: string, mood: Mood | null, isSelected = false, isAvailable = true) => ({
  value,
  label,
  href: `/aurelune/meridian-40/${value}.html`,
  isSelected,
  isAvailable,
  image: mood && cutOut(mood, label),
})

export const variants: readonly VariantGroup[] = [
  {
    id: 'material',
    label: 'Material',
    kind: 'swatch',
    options: [
      option('roseGold', 'Rose gold', 'dusk', true),
      option('yellowGold', 'Yellow gold', 'moss'),
      option('steel', 'Steel', 'night', false, false),
    ],
  },
  {
    id: 'strap',
    label: 'Strap size',
    kind: 'text',
    options: [option('s', 'S', null), option('m', 'M', null, true), option('l', 'L', null, false, false)],
  },
]

/** Data of a complete product page. */
export const detail: ProductDetailData = {
  id: '2104-310-1',
  brand: 'Aurelune',
  brandHref: '/aurelune',
  name: 'Meridian 40',
  reference: '2104-310-1',
  price: { kind: 'regular', amount: 12500, isStartingAt: false },
  currency: 'CHF',
  availability: 'inStock',
  shortDescription: 'Automatic watch in rose gold with a silver dial',
  description: [
    'The Meridian begins with a single line: the seam between day and night, drawn across a dial of brushed silver.',
    'Its automatic movement is 2.4 millimetres thin and runs for seventy-two hours. The case is turned from one bar of rose gold and polished by hand.',
  ],
  gallery: [
    { kind: 'image', image: cutOut('dusk', 'Meridian 40, front') },
    { kind: 'image', image: { ...view('watch', 'quarter'), alt: 'Meridian 40, three-quarter view' } },
    { kind: 'image', image: { ...view('watch', 'macro'), alt: 'Dial of the Meridian 40 in detail' } },
    { kind: 'image', image: { ...view('watch', 'still'), alt: 'Meridian 40 lying on stone' } },
    { kind: 'image', image: { ...view('watch', 'back'), alt: 'Case back of the Meridian 40' } },
    { kind: 'turntable', image: turnSheet('Meridian 40'), frames: 36 },
  ],
  background: 'light',
  variants,
  keyFacts: [
    { kind: 'reference', value: '2104-310-1' },
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
        { label: 'Height', value: '7.2 mm' },
        { label: 'Material', value: '18 ct rose gold, polished and satin-finished' },
        { label: 'Water resistance', value: '3 bar (30 m)' },
      ],
    },
    {
      id: 'movement',
      title: 'Movement',
      rows: [
        { label: 'Type', value: 'Automatic' },
        { label: 'Power reserve', value: '72 hours' },
      ],
    },
  ],
  manufacturers: [
    {
      role: 'manufacturer',
      name: 'Aurelune Manufacture SA',
      lines: ['Rue du Lac 12', '1347 Le Sentier', 'Switzerland'],
      link: 'https://aurelune.example',
    },
    {
      role: 'responsiblePerson',
      name: 'Halbrenn Deutschland GmbH',
      lines: ['Maximilianstraße 8', '80539 München', 'Germany'],
      link: null,
    },
  ],
  usps: [
    { title: 'Free returns', text: 'Within 30 days, collected from your door.', href: '/returns', icon: 'return' },
    { title: 'Click and collect', text: 'In one of our twelve boutiques.', href: null, icon: 'store' },
  ],
  features: [],
  phone: { label: '+41 44 555 01 23', href: 'tel:+41445550123' },
  contactHref: '/contact?product=2104-310-1',
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Watches', href: '/watches' }, { label: 'Meridian 40' }],
  badge: null,
  shippingHref: '/shipping',
  callout: null,
  setItems: [],
  brochure: null,
}

export const features = [
  {
    image: sceneCrop('workshop', 'landscape'),
    title: 'A movement of one’s own',
    text: 'Designed, made and regulated under one roof, and tested for fifteen days before it leaves the house.',
  },
  {
    image: photo('moss', 'A gold watch with a green dial', 'landscape'),
    title: 'Enamel, fired five times',
    text: 'Each layer is a risk. The fifth gives the green its depth.',
  },
  {
    image: sceneCrop('corvane-bench', 'landscape'),
    title: 'A bracelet that yields',
    text: 'Links of three sizes follow the wrist, and a clasp that adjusts by two millimetres.',
  },
]

const refinement = (value: string, label: string, count: number, isSelected = false) => ({
  value,
  label,
  count,
  isSelected,
  href: `/watches?refine=${value}`,
})

/** Props of a complete listing. */
export const listing = {
  title: 'Watches',
  text: 'From the thin dress watch to the diver that has seen the bottom of a lake: the houses we know best, and know personally.',
  total: 124,
  products: tiles(12),
  refinements: [
    {
      id: 'brand',
      label: 'Brand',
      values: [
        refinement('aurelune', 'Aurelune', 24),
        refinement('brandvold', 'Brandvold', 18),
        refinement('corvane', 'Corvane', 31),
        refinement('ilvane', 'Ilvane', 12),
      ],
    },
    {
      id: 'c_material',
      label: 'Material',
      values: [
        refinement('steel', 'Steel', 61, true),
        refinement('roseGold', 'Rose gold', 22, true),
        refinement('platinum', 'Platinum', 4),
      ],
    },
    {
      id: 'c_diameter',
      label: 'Diameter',
      values: [refinement('36', 'Up to 36 mm', 40), refinement('40', '37 to 40 mm', 58)],
    },
  ],
  chips: [
    { label: 'Steel', href: '/watches?refine=roseGold' },
    { label: 'Rose gold', href: '/watches?refine=steel' },
  ],
  clearHref: '/watches',
  sort: {
    options: [
      { id: 'relevance', label: 'Our selection', href: '/watches?refine=c_material%3Dsteel' },
      { id: 'price-low', label: 'Price, ascending', href: '/watches?refine=c_material%3Dsteel&sort=price-low' },
    ],
    selectedId: 'relevance',
  },
  pageSizes: [],
  pagination: {
    page: 1,
    pageCount: 11,
    hrefFor: [1, 2, 3, 11].map((page) => ({ page, href: `/watches?page=${page}` })),
    previousHref: null,
    nextHref: '/watches?page=2',
    showMoreHref: '/watches?page=2',
    shownCount: 12,
  },
  status: 'ready',
  retryHref: '/watches',
} as const satisfies ListingProps

/** A line of the cart. */
export const cartLine: CartLineData = {
  itemId: 'line-1',
  productId: tile.id,
  href: tile.href,
  brand: tile.brand,
  name: tile.name,
  image: tile.image,
  price: tile.price,
  currency: 'CHF',
  quantity: 1,
  maxQuantity: 3,
  availability: 'inStock',
  background: 'light',
}
