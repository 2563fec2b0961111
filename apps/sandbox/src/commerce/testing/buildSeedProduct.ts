import type { SeedImage, SeedProduct } from '../../seed/seedTypes.js'
import type { Localised, Money } from '../../seed/localised.js'

/** Placeholder of every image. */
export const PLACEHOLDER = 'data:image/webp;base64,UklGRg=='

/** The same text in every language, with a distinguishing suffix outside English. */
export function localised(text: string): Localised {
  return { en: text, de: `${text} (de)`, 'de-CH': `${text} (de)`, fr: `${text} (fr)`, da: `${text} (da)` }
}

/** Prices of a product from its price in francs, with round numbers for the other currencies. */
export function prices(francs: number): Money {
  return { CHF: francs, EUR: francs + 100, GBP: francs - 100, DKK: francs * 8 }
}

/** A watch in stock at CHF 8,200; tests override what they test. */
export function buildSeedProduct(overrides: Partial<SeedProduct> & Pick<SeedProduct, 'id'>): SeedProduct {
  const { id } = overrides
  return {
    type: 'watch',
    brand: 'Aurelune',
    reference: `REF-${id}`,
    variantGroup: null,
    variation: {},
    categories: ['watches-mens'],
    urlPath: '/aurelune/meridian-40',
    name: localised(`Piece ${id}`),
    shortDescription: localised('A quiet automatic watch'),
    longDescription: localised('First paragraph.\n\nSecond paragraph.'),
    prices: prices(8200),
    rootPrices: null,
    lowestPrices30d: null,
    promotion: null,
    isPriceOnRequest: false,
    availability: 'inStock',
    canBeAddedToCart: true,
    allocation: 2,
    storeIds: ['zurich'],
    isStaffSale: false,
    setItems: [],
    attributeGroups: [
      {
        id: 'specifications',
        name: localised('Specifications'),
        attributes: [
          { id: 'functions', label: localised('Functions'), values: [localised('Hours'), localised('Date')] },
        ],
      },
    ],
    refinements: { brand: ['aurelune'], c_material: ['steel'] },
    caseDiameter: '40 mm',
    caseMaterial: localised('Steel'),
    pieceMaterial: null,
    cpoYearOfSale: null,
    manufacturer: null,
    responsiblePerson: null,
    usps: [
      { title: localised('Free returns'), text: localised('30 days'), link: '/returns', icon: 'free-returns.svg' },
    ],
    hideUsps: false,
    images: ['front', 'detail', 'macro', 'worn'].flatMap((view, index) =>
      isView(view) ? [buildSeedImage(`catalogue/${id}_MP_${index + 1}.jpg`, view)] : [],
    ),
    video: null,
    design: { key: 'round', metal: 'steel', colour: 'blue', strap: 'bracelet', strapColour: 'steel', gem: 'none' },
    movement: 'automatic',
    partner: null,
    rank: 100,
    isNew: false,
    ...overrides,
  }
}

function buildSeedImage(publicId: string, view: SeedImage['view']): SeedImage {
  return { publicId, view, alt: localised(`${view} view`), width: 1200, height: 1500, placeholder: PLACEHOLDER }
}

function isView(view: string): view is 'front' | 'detail' | 'macro' | 'worn' {
  return ['front', 'detail', 'macro', 'worn'].includes(view)
}
