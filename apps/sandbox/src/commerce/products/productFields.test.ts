import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../seed/buildCatalogue.js'
import { createCatalogueIndex } from '../catalogue/catalogueIndex.js'
import { readMarket } from '../http/market.js'
import { validation } from '../http/problem.js'
import { groupVariants } from '../search/groupVariants.js'
import { DEFAULT_SEARCH_EXPANSIONS, toSearchHit } from '../search/toSearchHit.js'
import { toProduct } from './toProduct.js'

/** Every product field that Spec §3 names, as the wire spells it. */
const SPEC_FIELDS = [
  'id',
  'name',
  'brand',
  'c_brand',
  'c_urlPath',
  'price',
  'currency',
  'hitType',
  'c_showPriceOnRequest',
  'c_rootPrice',
  'productPromotions',
  'c_available',
  'c_inStock',
  'c_isPreOrder',
  'c_canBeAddedToCart',
  'c_isPurchasableForCurrentCustomer',
  'c_allocation',
  'c_availableStores',
  'shortDescription',
  'longDescription',
  'c_UspJson',
  'c_hideUSP',
  'c_imageBuckets',
  'c_videoBuckets',
  'imageGroups',
  'image',
  'c_hoverImage',
  'c_attributes',
  'c_productType',
  'c_att_Category_A',
  'c_att_Supplier_Reference',
  'c_att_CPO_Year_of_Sale',
  'c_att_Case_Diameter',
  'c_att_Case_Material',
  'c_att_GPSR_Manufacturer',
  'c_att_GPSR_IOR',
  'c_productVariants',
  'c_customVariationAttributes',
  'c_customVariationCombinations',
  'c_att_Piece_Material',
  'c_partnerContactPhone',
  'c_modelCase',
  'c_brochureLink',
  'c_availabilityContent',
  'c_Feature1Asset',
  'c_Feature2Title',
  'c_Feature3Text',
  'c_gtm_item_list_category_path',
  'c_gtm_item_availability',
  'c_gtm_item_variant',
  'c_gtm_item_reference',
  'c_gtm_item_movement',
  'c_gtm_item_material',
]

const HIT_FIELDS = ['productId', 'productName', 'hitType', 'price', 'currency', 'image', 'representedProduct']

describe('the seed on the wire', () => {
  const catalogue = createCatalogueIndex(buildCatalogue())
  const market = readMarket({ locale: 'de-CH' }, validation)
  const view = { expand: null, perPricebook: true }
  const products = catalogue.source.products.map((product) => toProduct(product, market, view, catalogue))
  const filled = new Set(
    products.flatMap((product) =>
      Object.entries(product).flatMap(([name, value]) => (value === undefined ? [] : name)),
    ),
  )

  it.each(SPEC_FIELDS)('fills %s', (field) => {
    expect(filled).toContain(field)
  })

  it.each(HIT_FIELDS)('fills %s of a hit', (field) => {
    const expand = new Set(DEFAULT_SEARCH_EXPANSIONS)
    const hits = groupVariants(catalogue.source.products).map((hit) =>
      toSearchHit(hit, market, { expand, allImages: false, perPricebook: false }, catalogue),
    )
    expect(hits.some((hit) => Object.entries(hit).some(([name, value]) => name === field && value !== undefined))).toBe(
      true,
    )
  })

  it('tells siblings apart by their option values', () => {
    const alike = products.filter(({ c_customVariationCombinations: combinations = [] }) => {
      const values = combinations.map(({ id: _id, ...options }) => JSON.stringify(options))
      return new Set(values).size < values.length
    })
    expect(alike.map(({ id }) => id)).toEqual([])
  })
})
