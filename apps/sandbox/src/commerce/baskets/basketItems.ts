import type { BasketItem } from '@vitrine/commerce-client/types/basket'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { StoredBasket } from '../../store/basketRepository.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { currentPrice, listPrice } from '../products/productPrices.js'
import { COUNTRIES } from '../siteConfig.js'
import { includedTax, roundAmount } from './amounts.js'

/** Shipment of a basket; there is one. */
export const SHIPMENT_ID = 'me'

/** One line of the wire. Amounts are major units and include tax. */
export interface WireItem extends BasketItem {
  readonly itemId: string
  readonly productId: string
  readonly productName: string
  readonly itemText: string
  readonly quantity: number
  readonly basePrice: number
  readonly price: number
  readonly priceAfterItemDiscount: number
  readonly priceAfterOrderDiscount: number
  readonly priceAdjustments?: readonly object[] | undefined
  readonly tax: number
  readonly adjustedTax: number
  readonly taxBasis: number
  readonly taxClassId: string
  readonly taxRate: number
  readonly shipmentId: string
  readonly bonusProductLineItem: boolean
  readonly gift: boolean
}

/** Lines of a basket with the prices of its currency; a piece that left the catalogue is left out. */
export function wireItems(basket: StoredBasket, market: Market, catalogue: CatalogueIndex): readonly WireItem[] {
  return basket.items.flatMap(({ itemId, productId, quantity }) => {
    const product = catalogue.product(productId)
    return product ? [toWireItem(product, itemId, quantity, market, catalogue)] : []
  })
}

function toWireItem(
  product: SeedProduct,
  itemId: string,
  quantity: number,
  market: Market,
  catalogue: CatalogueIndex,
): WireItem {
  const basePrice = listPrice(product, market.currency, catalogue) ?? 0
  const discounted = currentPrice(product, market.currency, catalogue) ?? basePrice
  const price = roundAmount(basePrice * quantity)
  const afterDiscount = roundAmount(discounted * quantity)
  // A gift card is a voucher of several purposes: it is taxed when it is spent.
  const taxRate = product.type === 'giftCard' ? 0 : COUNTRIES[market.country].vatRate
  const { promotion } = product
  return {
    itemId,
    productId: product.id,
    productName: product.name[market.language],
    itemText: product.name[market.language],
    quantity,
    basePrice,
    price,
    priceAfterItemDiscount: afterDiscount,
    priceAfterOrderDiscount: afterDiscount,
    ...(promotion && {
      priceAdjustments: [
        {
          priceAdjustmentId: `${itemId}-${promotion.id}`,
          promotionId: promotion.id,
          itemText: promotion.callout[market.language],
          price: roundAmount(afterDiscount - price),
          custom: false,
          manual: false,
        },
      ],
    }),
    tax: includedTax(price, taxRate),
    adjustedTax: includedTax(afterDiscount, taxRate),
    taxBasis: afterDiscount,
    taxClassId: taxRate === 0 ? 'exempt' : 'standard',
    taxRate,
    shipmentId: SHIPMENT_ID,
    bonusProductLineItem: false,
    gift: false,
  }
}
