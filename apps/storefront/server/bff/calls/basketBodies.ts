import { z } from 'zod'
import * as field from './fields.js'

const quantity = z.number().int().max(999)

/** `POST baskets`: only the country and the currency, which the basket keeps (decision 24). */
export const newBasket = z.object({ c_country: field.country.optional(), currency: field.currency.optional() })

/** `POST items`: the platform sets the price. */
export const newItems = z
  .array(
    z.object({
      productId: field.id,
      quantity: quantity.min(1),
      shipmentId: field.id.optional(),
      inventoryId: field.id.optional(),
    }),
  )
  .min(1)
  .max(20)

/** `PATCH items/{itemId}`: 0 removes the line. */
export const itemChange = z.object({
  productId: field.id.optional(),
  quantity: quantity.min(0),
  shipmentId: field.id.optional(),
})

export const basketCustomer = z.object({ email: field.email })

export const shippingMethod = z.object({ id: field.id })

const shipment = {
  shippingMethod: shippingMethod.optional(),
  shippingAddress: field.address.optional(),
  gift: z.boolean().optional(),
  giftMessage: field.text(1000).optional(),
  c_giftWrapping: z.boolean().optional(),
  c_receiptWithoutPrices: z.boolean().optional(),
} as const

export const shipmentChange = z.object(shipment)

export const newShipment = z.object({ shipmentId: field.id.optional(), ...shipment })

export const coupon = z.object({ code: field.line(256).min(1) })

/** A gift certificate as a basket item; the shopper chooses the amount. */
export const giftCertificateItem = z.object({
  amount: field.amount.gt(0),
  recipientEmail: field.email,
  recipientName: field.line(100).optional(),
  senderName: field.line(100).optional(),
  message: field.text(1000).optional(),
})

export const giftCertificateItemChange = giftCertificateItem.partial()

/** Payment of the basket. Rejects full card numbers, security codes and tokens. */
export const paymentInstrument = z.object({
  paymentMethodId: field.id.optional(),
  amount: field.amount.optional(),
  giftCertificateCode: field.line(256).optional(),
  paymentCard: z
    .object({
      cardType: field.line(64).optional(),
      holder: field.line(100).optional(),
      maskedNumber: field.maskedNumber.optional(),
      ...field.cardExpiry,
    })
    .optional(),
})
