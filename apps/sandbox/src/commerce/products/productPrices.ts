import type { ProductPromotion } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { Currency } from '../../seed/localised.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'

/** Price fields of a response; without a price the key is absent. Amounts are major units. */
export interface WirePrices {
  readonly currency: Currency
  readonly price?: number | undefined
  readonly priceMax?: number | undefined
}

/** One entry of `tieredPrices`, per price book. */
export interface TieredPrice {
  readonly price: number
  readonly pricebook: string
  readonly quantity: number
}

/**
 * List price of a product; for a set without its own price, that of its cheapest product. `null` = no published price.
 */
export function listPrice(product: SeedProduct, currency: Currency, catalogue: CatalogueIndex): number | null {
  if (product.prices) return product.prices[currency]
  const amounts = setAmounts(product, currency, catalogue)
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/** Current price of a product: the promotional price, else the list price. */
export function currentPrice(product: SeedProduct, currency: Currency, catalogue: CatalogueIndex): number | null {
  return product.promotion?.prices[currency] ?? listPrice(product, currency, catalogue)
}

/** Price fields of a product or a hit; for a price on request only the currency, so that no client shows the price. */
export function wirePrices(product: SeedProduct, { currency }: Market, catalogue: CatalogueIndex): WirePrices {
  const price = listPrice(product, currency, catalogue)
  if (price === null || product.isPriceOnRequest) return { currency }
  const amounts = setAmounts(product, currency, catalogue)
  return { currency, price, ...(amounts.length > 0 && { priceMax: Math.max(price, ...amounts) }) }
}

/** Prices per price book: the list book contains the former price, the sale book the current one. */
export function tieredPrices(
  product: SeedProduct,
  { currency }: Market,
  catalogue: CatalogueIndex,
): readonly TieredPrice[] {
  const price = listPrice(product, currency, catalogue)
  if (price === null || product.isPriceOnRequest) return []
  const former = product.rootPrices?.[currency]
  const book = currency.toLowerCase()
  const list = { price: former ?? price, pricebook: `${book}-list-prices`, quantity: 1 }
  return former === undefined ? [list] : [list, { price, pricebook: `${book}-sale-prices`, quantity: 1 }]
}

/** Active promotions with their price in the market's currency. */
export function productPromotions(product: SeedProduct, market: Market): readonly ProductPromotion[] {
  const { promotion } = product
  if (!promotion || product.isPriceOnRequest) return []
  return [
    {
      promotionId: promotion.id,
      calloutMsg: promotion.callout[market.language],
      promotionalPrice: promotion.prices[market.currency],
    },
  ]
}

function setAmounts(product: SeedProduct, currency: Currency, catalogue: CatalogueIndex): readonly number[] {
  return product.setItems.flatMap((id) => catalogue.product(id)?.prices?.[currency] ?? [])
}
