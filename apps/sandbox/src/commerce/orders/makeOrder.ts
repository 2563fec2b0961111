import type { Order } from '@vitrine/commerce-client/types/order'
import { createSecret } from '../../store/identifiers.js'
import type { StoredBasket, StoredPayment } from '../../store/storedBasket.js'
import type { StoredOrder } from '../../store/storedOrder.js'
import { wirePayment } from '../baskets/payments.js'
import type { PricedBasket } from '../baskets/priceBasket.js'
import { wireParts } from '../baskets/toBasket.js'
import { SITE_ID } from '../siteConfig.js'

/** Data of an order in addition to its basket. */
export interface OrderFacts {
  readonly orderNo: string
  readonly isGuest: boolean
  readonly payments: readonly StoredPayment[]
  /** Codes of the purchased gift certificates. */
  readonly issuedCertificates: readonly string[]
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** Initial status of an order and its lines in the retailer's order system (Spec §4). */
const FIRST_STATUS = 'Open'

/** An order with the amounts of a priced basket. */
export function makeOrder(basket: StoredBasket, priced: PricedBasket, facts: OrderFacts): StoredOrder {
  const { orderNo, isGuest, payments, issuedCertificates, createdAt } = facts
  const parts = wireParts({ ...basket, payments: [] }, priced, createdAt)
  const customerName = [basket.billingAddress?.firstName, basket.billingAddress?.lastName]
    .filter((name) => name !== undefined)
    .join(' ')
  const moment = new Date(createdAt).toISOString()
  const wire: Order = {
    ...basket.custom,
    c_basketId: basket.basketId,
    ...parts,
    orderNo,
    orderToken: createSecret(),
    orderViewCode: createSecret(),
    status: 'created',
    paymentStatus: 'not_paid',
    shippingStatus: 'not_shipped',
    confirmationStatus: 'not_confirmed',
    exportStatus: 'not_exported',
    externalOrderStatus: FIRST_STATUS,
    guest: isGuest,
    siteId: SITE_ID,
    customerName,
    customerInfo: { customerId: basket.customerId, customerName, email: basket.email ?? '' },
    productItems: parts.productItems.map((item) => ({ ...item, c_status: FIRST_STATUS })),
    shipments: parts.shipments.map((shipment, index) => ({ ...shipment, shipmentNo: `${orderNo}-${index + 1}` })),
    creationDate: moment,
    lastModified: moment,
  }
  const { customerId, currency } = basket
  return { orderNo, customerId, currency, basket, wire, issuedCertificates, payments, createdAt }
}

/** An order in a response, with its payment instruments. */
export function toOrder({ wire, payments }: StoredOrder, now: number): Order {
  return { ...wire, paymentInstruments: payments.map((payment) => wirePayment(payment, now)) }
}
