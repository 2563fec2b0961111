import type { Catalogue, SeedProduct } from '../seed/seedTypes.js'

const same = (value: string) => ({ en: value, de: value, fr: value, da: value })

/** A catalogue of one watch with one front view, for tests of the image service. */
export function buildImageCatalogue(changes: Partial<SeedProduct> = {}): Catalogue {
  const product: SeedProduct = {
    id: '2104-310-1',
    type: 'watch',
    brand: 'Aurelune',
    reference: '310',
    variantGroup: null,
    variation: {},
    categories: ['watches'],
    urlPath: '/aurelune/meridian-40',
    name: same('Meridian 40'),
    shortDescription: same(''),
    longDescription: same(''),
    prices: null,
    rootPrices: null,
    lowestPrices30d: null,
    promotion: null,
    isPriceOnRequest: false,
    availability: 'inStock',
    canBeAddedToCart: true,
    allocation: 1,
    storeIds: [],
    isStaffSale: false,
    setItems: [],
    attributeGroups: [],
    refinements: {},
    caseDiameter: null,
    caseMaterial: null,
    pieceMaterial: null,
    cpoYearOfSale: null,
    manufacturer: null,
    responsiblePerson: null,
    usps: [],
    hideUsps: false,
    images: [
      {
        publicId: 'catalogue/2104-310-1_MP_1.jpg',
        view: 'front',
        alt: same(''),
        width: 1200,
        height: 1500,
        placeholder: null,
      },
    ],
    video: null,
    design: { key: 'dress-round', metal: 'steel', colour: 'blue', strap: 'leather', strapColour: 'black', gem: 'none' },
    movement: null,
    partner: null,
    rank: 1,
    isNew: false,
    ...changes,
  }
  return {
    products: [product],
    categories: [],
    stores: [],
    brands: [],
    refinementLabels: {},
    variationLabels: {},
  }
}
