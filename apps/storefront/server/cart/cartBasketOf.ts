import type { Basket, Shipment } from '@vitrine/commerce-client/types/basket'
import type { CartBasket } from '../../app/contract/cartView.js'

/** The fields of a basket that the page of the cart shows, without addresses, e-mail and payment. */
export function cartBasketOf(basket: Basket): CartBasket {
  const { basketId, currency, productItems, couponItems, shippingItems, orderPriceAdjustments } = basket
  const { orderTotal, productSubTotal, shippingTotal, taxTotal } = basket
  return {
    basketId,
    currency,
    productItems,
    couponItems,
    shippingItems,
    orderPriceAdjustments,
    orderTotal,
    productSubTotal,
    shippingTotal,
    taxTotal,
    shipments: basket.shipments?.map(giftOf),
  }
}

function giftOf({ shipmentId, gift, giftMessage, ...rest }: Shipment) {
  const { c_giftWrapping, c_receiptWithoutPrices } = rest
  return { shipmentId, gift, giftMessage, c_giftWrapping, c_receiptWithoutPrices }
}
