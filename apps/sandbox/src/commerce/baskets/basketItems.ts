import type { PriceAdjustment, ProductLine } from '@vitrine/commerce-client/types/lineItem'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { StoredBasket, StoredItem } from '../../store/storedBasket.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { currentPrice, listPrice } from '../products/productPrices.js'
import { COUNTRIES } from '../siteConfig.js'
import { includedTax, roundAmount, sumAmounts } from './amounts.js'
import type { ActivePromotion } from './couponRules.js'
import { marketOfShipment } from './shipmentMarket.js'

/** One basket line in a response. Amounts are major units and include tax. */
export interface WireItem extends ProductLine {
  readonly itemId: string
  readonly productId: string
  readonly productName: string
  readonly itemText: string
  readonly quantity: number
  readonly basePrice: number
  readonly price: number
  readonly priceAfterItemDiscount: number
  readonly priceAfterOrderDiscount: number
  readonly tax: number
  readonly adjustedTax: number
  readonly taxBasis: number
  readonly taxClassId: string
  readonly taxRate: number
  readonly shipmentId: string
  readonly bonusProductLineItem: boolean
}

/**
 * Lines of a basket with prices in its currency and taxes of their destination; products that have left the catalogue
 * are omitted.
 */
export function wireItems(
  basket: StoredBasket,
  promotions: readonly ActivePromotion[],
  market: Market,
  catalogue: CatalogueIndex,
): readonly WireItem[] {
  return basket.items.flatMap((item) => {
    const product = catalogue.product(item.productId)
    if (!product) return []
    return [toWireItem(product, item, promotions, marketOfShipment(basket, item.shipmentId, market), catalogue)]
  })
}

/** A line with its share of the order discount applied. */
export function withOrderDiscount(item: WireItem, share: number): WireItem {
  const priceAfterOrderDiscount = roundAmount(item.priceAfterItemDiscount - share)
  return {
    ...item,
    priceAfterOrderDiscount,
    adjustedTax: includedTax(priceAfterOrderDiscount, item.taxRate),
    taxBasis: priceAfterOrderDiscount,
  }
}

/** A gift card is a multi-purpose voucher: it is taxed when it is redeemed, and promotions do not apply. */
export function isVoucher(product: SeedProduct | undefined): boolean {
  return product?.type === 'giftCard'
}

function toWireItem(
  product: SeedProduct,
  item: StoredItem,
  promotions: readonly ActivePromotion[],
  market: Market,
  catalogue: CatalogueIndex,
): WireItem {
  const basePrice = listPrice(product, market.currency, catalogue) ?? 0
  const price = roundAmount(basePrice * item.quantity)
  const ofPiece = pieceAdjustment(product, item, price, market, catalogue)
  const reduced = sumAmounts([price, ofPiece?.price ?? 0])
  const adjustments = [...(ofPiece ? [ofPiece] : []), ...couponAdjustments(product, item, reduced, promotions, market)]
  const afterDiscount = sumAmounts([price, ...adjustments.map((adjustment) => adjustment.price)])
  const taxRate = isVoucher(product) ? 0 : COUNTRIES[market.country].vatRate
  return {
    ...item.custom,
    itemId: item.itemId,
    productId: product.id,
    productName: product.name[market.language],
    itemText: product.name[market.language],
    quantity: item.quantity,
    basePrice,
    price,
    priceAfterItemDiscount: afterDiscount,
    priceAfterOrderDiscount: afterDiscount,
    ...(adjustments.length > 0 && { priceAdjustments: adjustments }),
    tax: includedTax(price, taxRate),
    adjustedTax: includedTax(afterDiscount, taxRate),
    taxBasis: afterDiscount,
    taxClassId: taxRate === 0 ? 'exempt' : 'standard',
    taxRate,
    shipmentId: item.shipmentId,
    ...(item.inventoryId !== null && { inventoryId: item.inventoryId }),
    bonusProductLineItem: false,
    gift: item.isGift,
    ...(item.giftMessage !== null && { giftMessage: item.giftMessage }),
  }
}

interface LineAdjustment extends PriceAdjustment {
  readonly price: number
}

function pieceAdjustment(
  product: SeedProduct,
  { itemId, quantity }: StoredItem,
  price: number,
  market: Market,
  catalogue: CatalogueIndex,
): LineAdjustment | null {
  const { promotion } = product
  if (!promotion) return null
  const current = currentPrice(product, market.currency, catalogue) ?? 0
  return {
    priceAdjustmentId: `${itemId}-${promotion.id}`,
    promotionId: promotion.id,
    itemText: promotion.callout[market.language],
    price: roundAmount(current * quantity - price),
    appliedDiscount: { type: 'fixed_price', amount: current },
    custom: false,
    manual: false,
  }
}

function couponAdjustments(
  product: SeedProduct,
  { itemId }: StoredItem,
  price: number,
  promotions: readonly ActivePromotion[],
  { language }: Market,
): readonly LineAdjustment[] {
  if (product.type !== 'watch' || product.isStaffSale) return []
  return promotions.flatMap(({ promotion, couponCode }) => {
    if (promotion.rule.kind !== 'newWatches') return []
    const { percentage } = promotion.rule
    return [
      {
        priceAdjustmentId: `${itemId}-${promotion.id}`,
        promotionId: promotion.id,
        ...(couponCode !== null && { couponCode }),
        itemText: promotion.callout[language],
        price: -roundAmount((price * percentage) / 100),
        appliedDiscount: { type: 'percentage', percentage },
        custom: false,
        manual: false,
      },
    ]
  })
}
