import type { Basket, Shipment } from '@vitrine/commerce-client/types/basket'
import type { StoredBasket } from '../../store/basketRepository.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { toCountry, type Market } from '../http/market.js'
import { COUNTRIES, type CountryCode } from '../siteConfig.js'
import { includedTax, sumAmounts } from './amounts.js'
import { SHIPMENT_ID, wireItems } from './basketItems.js'
import { shippingMethod } from './shippingMethods.js'

/** The market of a basket: its own country and currency, whatever the call says, in the language of the call. */
export function basketMarket(basket: StoredBasket, market: Market): Market {
  return { ...market, country: basketCountry(basket, market), currency: basket.currency }
}

/** The one shipment of a basket with its totals, which are those of the basket. */
interface WireShipment extends Shipment {
  readonly shipmentTotal: number
  readonly shippingStatus: 'not_shipped'
  readonly gift: boolean
}

/** A basket with the fields that only the wire has. */
interface WireBasket extends Basket {
  readonly agentBasket: false
  readonly temporaryBasket: false
  readonly couponItems: readonly object[]
  readonly shippingItems: readonly object[]
}

/** A kept basket in the platform's shape, totals included. Prices are gross: tax is contained, not added. */
export function toBasket(basket: StoredBasket, callMarket: Market, catalogue: CatalogueIndex): WireBasket {
  const market = basketMarket(basket, callMarket)
  const { country, currency, language } = market
  const { vatRate } = COUNTRIES[country]
  const productItems = wireItems(basket, market, catalogue)
  const method =
    basket.shippingMethodId === null ? null : shippingMethod(basket.shippingMethodId, country, currency, language)

  const productTotal = sumAmounts(productItems.map(({ priceAfterItemDiscount }) => priceAfterItemDiscount))
  const merchandizeTotalTax = sumAmounts(productItems.map(({ tax }) => tax))
  const adjustedMerchandizeTotalTax = sumAmounts(productItems.map(({ adjustedTax }) => adjustedTax))
  const shippingTotal = productItems.length === 0 ? 0 : (method?.price ?? 0)
  const shippingTotalTax = includedTax(shippingTotal, vatRate)
  const totals = {
    adjustedMerchandizeTotalTax,
    adjustedShippingTotalTax: shippingTotalTax,
    merchandizeTotalTax,
    productSubTotal: productTotal,
    productTotal,
    shippingTotal,
    shippingTotalTax,
    taxTotal: sumAmounts([adjustedMerchandizeTotalTax, shippingTotalTax]),
  }
  const orderTotal = sumAmounts([productTotal, shippingTotal])
  const shipment: WireShipment = {
    ...totals,
    shipmentId: SHIPMENT_ID,
    shipmentTotal: orderTotal,
    shippingStatus: 'not_shipped',
    gift: false,
    ...(method && { shippingMethod: method }),
    ...(basket.shippingAddress && { shippingAddress: basket.shippingAddress }),
  }
  return {
    ...basket.custom,
    basketId: basket.basketId,
    agentBasket: false,
    temporaryBasket: false,
    channelType: 'storefront',
    creationDate: new Date(basket.createdAt).toISOString(),
    lastModified: new Date(basket.modifiedAt).toISOString(),
    currency,
    taxation: 'gross',
    customerInfo: { customerId: basket.customerId, email: basket.email ?? '' },
    productItems,
    giftCertificateItems: [],
    couponItems: [],
    orderTotal,
    ...totals,
    shipments: [shipment],
    shippingItems: method
      ? [
          {
            itemId: `${basket.basketId}-shipping`,
            itemText: 'Shipping',
            basePrice: shippingTotal,
            price: shippingTotal,
            priceAfterItemDiscount: shippingTotal,
            shipmentId: SHIPMENT_ID,
            tax: shippingTotalTax,
            adjustedTax: shippingTotalTax,
            taxBasis: shippingTotal,
            taxClassId: 'standard',
            taxRate: vatRate,
          },
        ]
      : [],
  }
}

function basketCountry(basket: StoredBasket, market: Market): CountryCode {
  const country = basket.custom['c_country']
  return (typeof country === 'string' ? toCountry(country.toUpperCase()) : null) ?? market.country
}
