import type { Catalogue, SeedCategory, SeedProduct } from '../../seed/seedTypes.js'
import { buildSeedProduct, localised, prices } from './buildSeedProduct.js'
import { testStore } from './testStore.js'

/** Ids of the test catalogue, named after the distinctive property of each product. */
export const TEST_IDS = {
  steelWatch: '2104-310-1',
  goldWatch: '2104-310-2',
  ring52: '3001-100-1',
  ring54: '3001-100-2',
  preOrder: '4001-200-1',
  soldOut: '4001-200-2',
  onRequest: '5001-100-1',
  withoutPrice: '5001-100-2',
  staffSale: '6001-100-1',
  set: '7001-100-1',
  giftCard: '8001-100-1',
  promoted: '9001-100-1',
  partner: '9001-100-2',
} as const

const ring: Partial<SeedProduct> = {
  type: 'jewellery',
  brand: 'Sérance',
  variantGroup: 'aube-ring',
  categories: ['rings'],
  urlPath: '/serance/aube',
  name: localised('Aube Ring'),
  prices: prices(3400),
  refinements: { brand: ['serance'], c_material: ['roseGold'] },
  caseDiameter: null,
  caseMaterial: null,
  pieceMaterial: localised('Rose gold'),
  movement: null,
}

/** A small catalogue with one product of every kind that has its own rules. */
export function testCatalogue(): Catalogue {
  return {
    products: products(),
    categories: [
      category('watches', null, '/watches'),
      category('watches-mens', 'watches', '/watches/mens'),
      category('watches-mens-automatic', 'watches-mens', '/watches/mens/automatic'),
      category('jewellery', null, '/jewellery'),
      category('rings', 'jewellery', '/jewellery/rings'),
      category('gifts', null, '/gifts'),
    ],
    stores: [testStore],
    brands: [
      { name: 'Aurelune', slug: 'aurelune', text: localised('Aurelune') },
      { name: 'Corvane', slug: 'corvane', text: localised('Corvane') },
      { name: 'Sérance', slug: 'serance', text: localised('Sérance') },
    ],
    refinementLabels: {
      brand: {
        label: localised('Brand'),
        values: {
          aurelune: localised('Aurelune'),
          corvane: localised('Corvane'),
          serance: localised('Sérance'),
        },
      },
      c_material: {
        label: localised('Material'),
        values: {
          steel: localised('Steel'),
          roseGold: localised('Rose gold'),
          titanium: localised('Titanium'),
        },
      },
    },
    variationLabels: {
      material: {
        label: localised('Material'),
        values: { steel: localised('Steel'), roseGold: localised('Rose gold') },
      },
      ringSize: { label: localised('Ring size'), values: {} },
    },
  }
}

function products(): readonly SeedProduct[] {
  const meridian = { variantGroup: 'meridian-40', categories: ['watches-mens-automatic', 'watches-mens'] }
  return [
    buildSeedProduct({
      id: TEST_IDS.steelWatch,
      ...meridian,
      name: localised('Meridian 40'),
      variation: { material: 'steel' },
      rank: 1,
    }),
    buildSeedProduct({
      id: TEST_IDS.goldWatch,
      ...meridian,
      name: localised('Meridian 40'),
      variation: { material: 'roseGold' },
      design: { ...buildSeedProduct({ id: 'x' }).design, metal: 'roseGold' },
      refinements: { brand: ['aurelune'], c_material: ['roseGold'] },
      prices: prices(21_000),
      images: [
        {
          publicId: `catalogue/${TEST_IDS.goldWatch}_360.jpg`,
          view: 'turntable',
          alt: localised('From all sides'),
          width: 3840,
          height: 4800,
          placeholder: null,
        },
      ],
      rank: 2,
      isNew: true,
    }),
    buildSeedProduct({ id: TEST_IDS.ring52, ...ring, variation: { ringSize: '52' }, rank: 3 }),
    buildSeedProduct({ id: TEST_IDS.ring54, ...ring, variation: { ringSize: '54' }, rank: 4 }),
    buildSeedProduct({ id: TEST_IDS.preOrder, availability: 'preOrder', rank: 5 }),
    buildSeedProduct({ id: TEST_IDS.soldOut, availability: 'soldOut', canBeAddedToCart: false, rank: 0 }),
    buildSeedProduct({ id: TEST_IDS.onRequest, isPriceOnRequest: true, canBeAddedToCart: false, rank: 6 }),
    buildSeedProduct({ id: TEST_IDS.withoutPrice, prices: null, rank: 7 }),
    buildSeedProduct({ id: TEST_IDS.staffSale, isStaffSale: true, rank: 8 }),
    buildSeedProduct({
      id: TEST_IDS.set,
      type: 'set',
      prices: null,
      setItems: [TEST_IDS.steelWatch, TEST_IDS.ring52],
      rank: 9,
    }),
    buildSeedProduct({
      id: TEST_IDS.giftCard,
      type: 'giftCard',
      categories: ['gifts'],
      prices: prices(500),
      allocation: 10,
      rank: 10,
    }),
    buildSeedProduct({
      id: TEST_IDS.promoted,
      prices: prices(1000),
      promotion: { id: 'autumn', prices: prices(900), callout: localised('Autumn price') },
      rank: 11,
    }),
    buildSeedProduct({
      id: TEST_IDS.partner,
      type: 'partner',
      brand: 'Corvane',
      canBeAddedToCart: false,
      refinements: { brand: ['corvane'], c_material: ['titanium'] },
      rootPrices: prices(9000),
      manufacturer: manufacturer('corvane'),
      responsiblePerson: manufacturer('halbrenn'),
      partner: {
        phone: '+41 44 000 00 01',
        modelCase: localised('Case 42'),
        brochureLink: '/brochure.pdf',
        availabilityContent: localised('On request'),
        features: ['one', 'two', 'three'].map((name) => ({
          asset: `features/${name}.jpg`,
          title: localised(name),
          text: localised(`About ${name}`),
        })),
      },
      rank: 12,
    }),
  ]
}

function manufacturer(id: string) {
  return {
    id,
    name: id,
    address1: 'Werkstrasse 1',
    postalCode: '2500',
    city: 'Biel',
    country: 'CH',
    link: `https://${id}.example`,
  }
}

function category(id: string, parentId: string | null, path: string): SeedCategory {
  return {
    id,
    parentId,
    path,
    name: localised(id),
    description: localised(`About ${id}`),
    image: null,
    showInMenu: true,
  }
}
