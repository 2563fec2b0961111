import type {
  ShopperBasketsV2Types,
  ShopperCustomersTypes,
  ShopperGiftCertificatesTypes,
  ShopperOrdersTypes,
  ShopperPromotionsTypes,
} from 'commerce-sdk-isomorphic'
import { describe, expectTypeOf, it } from 'vitest'
import type { Basket, GiftCertificateItemInput, ShipmentCreation } from './basket.js'
import type { GiftCertificate } from './giftCertificate.js'
import type { CustomerOrderResult, Order, OrderLookup } from './order.js'
import type { PaymentInstrumentRequest, PaymentMethodResult } from './payment.js'
import type { PromotionResult } from './promotion.js'

/** The declared names of a type; its index signature would accept any name. */
type NamesOf<Type> = keyof { [Name in keyof Type as string extends Name ? never : Name]: unknown }

// These tests fail in the type check, not at run time. The official SDK's response types must be assignable to ours.
describe('wire types of baskets and orders agree with the official SDK', () => {
  it('baskets and payment', () => {
    expectTypeOf<ShopperBasketsV2Types.Basket>().toExtend<Basket>()
    expectTypeOf<ShopperBasketsV2Types.PaymentMethodResult>().toExtend<PaymentMethodResult>()
  })
  it('orders', () => {
    expectTypeOf<ShopperOrdersTypes.Order>().toExtend<Order>()
    expectTypeOf<ShopperCustomersTypes.CustomerOrderResult>().toExtend<CustomerOrderResult>()
  })
  it('gift certificates and promotions', () => {
    expectTypeOf<ShopperGiftCertificatesTypes.GiftCertificate>().toExtend<GiftCertificate>()
    expectTypeOf<ShopperPromotionsTypes.PromotionResult>().toExtend<PromotionResult>()
  })
  it('request bodies', () => {
    expectTypeOf<keyof PaymentInstrumentRequest>().toExtend<
      NamesOf<ShopperBasketsV2Types.BasketPaymentInstrumentRequest> | `c_${string}`
    >()
    expectTypeOf<keyof GiftCertificateItemInput>().toExtend<NamesOf<ShopperBasketsV2Types.GiftCertificateItem>>()
    expectTypeOf<Exclude<keyof ShipmentCreation, `c_${string}`>>().toExtend<NamesOf<ShopperBasketsV2Types.Shipment>>()
    expectTypeOf<keyof OrderLookup>().toExtend<NamesOf<ShopperOrdersTypes.OrderLookupRequest>>()
  })
})
