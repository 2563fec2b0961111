import { currency, flag, list, mapOf, number, page, record, type Shape, text, whole } from './shape.js'

export const image = record({ link: text, disBaseLink: text, alt: text, title: text }, ['link'])
const imageGroup = record({ viewType: text, images: list(image) }, ['viewType', 'images'])
export const imageGroups = list(imageGroup)
export const productType = record({ bundle: flag, item: flag, master: flag, option: flag, set: flag, variant: flag })
export const tieredPrices = list(record({ price: number, pricebook: text, quantity: number }))
export const productPromotions = list(
  record({ promotionId: text, calloutMsg: text, promotionalPrice: number }, ['promotionId']),
)
const trail = list(record({ id: text, name: text }, ['id']))

const productFields = {
  id: text,
  name: text,
  brand: text,
  shortDescription: text,
  longDescription: text,
  manufacturerName: text,
  manufacturerSku: text,
  minOrderQuantity: number,
  stepQuantity: number,
  primaryCategoryId: text,
  primaryCategory: record({ id: text, name: text, parentCategoryTree: trail }),
  pageTitle: text,
  pageDescription: text,
  pageMetaTags: list(record({ id: text, value: text, type: text }, ['id'])),
  type: productType,
  price: number,
  priceMax: number,
  currency,
  tieredPrices,
  inventory: record(
    { id: text, ats: number, backorderable: flag, orderable: flag, preorderable: flag, stockLevel: number },
    ['id'],
  ),
  productPromotions,
  imageGroups,
}

/** A product; a set contains its products. */
export const product = record({ ...productFields, setProducts: list(record(productFields, ['id'])) }, ['id'])
export const products = page(product)
export const productImages = record({ id: text, imageGroups }, ['id'])
export const productPrices = record(
  { productId: text, price: number, priceMax: number, currency, prices: mapOf(number), tieredPrices },
  ['productId'],
)
export const promotionsOfProduct = record({ productId: text, productPromotions }, ['productId'])

/** A category with a number of levels below it. */
function categoryWith(levels: number): Shape {
  return record(
    {
      id: text,
      name: text,
      description: text,
      image: text,
      onlineSubCategoriesCount: whole,
      pageTitle: text,
      pageDescription: text,
      parentCategoryId: text,
      parentCategoryTree: trail,
      ...(levels > 0 && { categories: list(categoryWith(levels - 1)) }),
    },
    ['id'],
  )
}

export const category = categoryWith(2)
export const categories = page(category)
