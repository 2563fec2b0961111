import type { Order } from '@vitrine/commerce-client/types/order'
import type { Currency } from '../seed/seedTypes.js'
import type { StoredBasket, StoredPayment } from './storedBasket.js'

/** An order as it is kept: what the shopper agreed to, in figures that never change again. */
export interface StoredOrder {
  readonly orderNo: string
  readonly customerId: string
  readonly currency: Currency
  /** Basket that it was made of, which a failed order can give back. */
  readonly basket: StoredBasket
  /** The order on the wire but for its payment instruments. */
  readonly wire: Order
  /** Codes of the gift certificates that it bought. */
  readonly issuedCertificates: readonly string[]
  /** Every amount is set. */
  readonly payments: readonly StoredPayment[]
  /** Epoch milliseconds. */
  readonly createdAt: number
}
