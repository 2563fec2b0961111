import type { Order } from '@vitrine/commerce-client/types/order'
import type { Currency } from '../seed/localised.js'
import type { StoredBasket, StoredPayment } from './storedBasket.js'

/** A stored order with the amounts that the shopper agreed to, which never change. */
export interface StoredOrder {
  readonly orderNo: string
  readonly customerId: string
  readonly currency: Currency
  /** Original basket, which a failed order can restore. */
  readonly basket: StoredBasket
  /** The order as in responses, without its payment instruments. */
  readonly wire: Order
  /** Codes of the purchased gift certificates. */
  readonly issuedCertificates: readonly string[]
  /** Payments with their amounts. */
  readonly payments: readonly StoredPayment[]
  /** Epoch milliseconds. */
  readonly createdAt: number
}
