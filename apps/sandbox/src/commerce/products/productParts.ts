import type { ProductImageGroup, ProductPromotion } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { readMarket } from '../http/market.js'
import { validation } from '../http/problem.js'
import { flag, list, type Query } from '../http/query.js'
import { imageGroups } from './productImages.js'
import { productPromotions, tieredPrices, wirePrices, type TieredPrice, type WirePrices } from './productPrices.js'
import { findProduct } from './productService.js'

interface ProductImages {
  readonly id: string
  readonly imageGroups: readonly ProductImageGroup[]
}

interface ProductPrices extends WirePrices {
  readonly productId: string
  /** Per price book, in major units. */
  readonly prices: Readonly<Record<string, number>>
  readonly tieredPrices: readonly TieredPrice[]
}

interface ProductPromotions {
  readonly productId: string
  readonly productPromotions: readonly ProductPromotion[]
}

/**
 * getProductImages: with `imgTypes` only those view types.
 * @throws Problem 404 `product-not-found`, 400 `validation` for `imgTypes` together with `allImages`
 */
export function getProductImages(id: string, query: Query, catalogue: CatalogueIndex): ProductImages {
  const { language } = readMarket(query, validation)
  const viewTypes = list(query, 'imgTypes')
  if (viewTypes.length > 0 && flag(query, 'allImages')) {
    throw validation("The query parameters 'imgTypes' and 'allImages' exclude each other.")
  }
  const product = findProduct(id, catalogue)
  const groups = imageGroups(product, language, 'all')
  return {
    id: product.id,
    imageGroups: viewTypes.length === 0 ? groups : groups.filter(({ viewType }) => viewTypes.includes(viewType)),
  }
}

/**
 * getProductPrices.
 * @throws Problem 404 `product-not-found`
 */
export function getProductPrices(id: string, query: Query, catalogue: CatalogueIndex): ProductPrices {
  const market = readMarket(query, validation)
  const product: SeedProduct = findProduct(id, catalogue)
  const tiers = tieredPrices(product, market, catalogue)
  return {
    productId: product.id,
    ...wirePrices(product, market, catalogue),
    tieredPrices: tiers,
    prices: Object.fromEntries(tiers.map(({ pricebook, price }) => [pricebook, price])),
  }
}

/**
 * getProductPromotions: the active ones.
 * @throws Problem 404 `product-not-found`
 */
export function getProductPromotions(id: string, query: Query, catalogue: CatalogueIndex): ProductPromotions {
  const market = readMarket(query, validation)
  const product = findProduct(id, catalogue)
  return { productId: product.id, productPromotions: productPromotions(product, market) }
}
