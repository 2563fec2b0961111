import type { OrderAddress } from '@vitrine/commerce-client/types/shipment'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import { orders, type SeedOrder } from '../../seed/orders.js'
import type { StoredBasket } from '../../store/storedBasket.js'
import type { StoredOrder } from '../../store/storedOrder.js'
import { emptyShipment } from '../baskets/basketService.js'
import { priceBasket } from '../baskets/priceBasket.js'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { isOrderable } from '../products/productAvailability.js'
import { makeOrder } from './makeOrder.js'

const EMAIL = 'mila.brandt@example.com'

const ADDRESS: OrderAddress = {
  firstName: 'Mila',
  lastName: 'Brandt',
  address1: 'Seeblickgasse 12',
  postalCode: '8008',
  city: 'Zürich',
  countryCode: 'CH',
  phone: '+41 44 000 00 21',
}

/** Adds the seeded orders to the database; existing ones are unchanged. */
export function seedOrders(context: Pick<CommerceContext, 'catalogue' | 'orders'>): void {
  let start = 0
  for (const seed of orders) {
    if (!context.orders.find(seed.orderNo)) context.orders.save(toStoredOrder(seed, start, context))
    start += seed.lineStatuses.length
  }
}

function toStoredOrder(seed: SeedOrder, start: number, { catalogue }: Pick<CommerceContext, 'catalogue'>): StoredOrder {
  const createdAt = Date.parse(seed.createdAt)
  const pieces = catalogue.source.products.filter(
    (product) => isOrderable(product) && product.availability === 'inStock' && !product.isStaffSale,
  )
  const basket: StoredBasket = {
    basketId: `seeded-${seed.orderNo}`,
    customerId: SEEDED_CUSTOMER_IDS.mila,
    isTemporary: false,
    taxMode: 'internal',
    currency: 'CHF',
    email: EMAIL,
    billingAddress: ADDRESS,
    shipments: [{ ...emptyShipment('me'), methodId: 'ch-standard', address: ADDRESS }],
    items: seed.lineStatuses.flatMap((_status, index) => {
      const piece = pieces[(start + index) % Math.max(pieces.length, 1)]
      return piece
        ? [
            {
              itemId: `seeded-${seed.orderNo}-${index + 1}`,
              productId: piece.id,
              quantity: 1,
              shipmentId: 'me',
              inventoryId: null,
              isGift: false,
              giftMessage: null,
              custom: {},
            },
          ]
        : []
    }),
    coupons: [],
    giftCertificateItems: [],
    payments: [],
    custom: { c_country: 'CH' },
    createdAt,
    modifiedAt: createdAt,
  }
  const priced = priceBasket(basket, readMarket({ locale: 'de-CH' }, badRequest), { catalogue, now: () => createdAt })
  const payment = {
    paymentInstrumentId: `seeded-${seed.orderNo}-payment`,
    paymentMethodId: 'BANK_TRANSFER',
    amount: priced.orderTotal,
    card: null,
    giftCertificateCode: null,
    custom: {},
  }
  const facts = { orderNo: seed.orderNo, isGuest: false, payments: [payment], issuedCertificates: [], createdAt }
  return withProgress(makeOrder(basket, priced, facts), seed)
}

function withProgress(order: StoredOrder, seed: SeedOrder): StoredOrder {
  const { status, externalStatus, isPaid, isShipped, trackingNumber, lineStatuses } = seed
  const { productItems = [], shipments = [] } = order.wire
  return {
    ...order,
    wire: {
      ...order.wire,
      status,
      externalOrderStatus: externalStatus,
      confirmationStatus: 'confirmed',
      exportStatus: 'exported',
      paymentStatus: isPaid ? 'paid' : 'not_paid',
      shippingStatus: isShipped ? 'shipped' : 'not_shipped',
      productItems: productItems.map((item, index) => ({ ...item, c_status: lineStatuses[index] })),
      shipments: shipments.map((shipment) => ({
        ...shipment,
        shippingStatus: isShipped ? 'shipped' : 'not_shipped',
        ...(trackingNumber !== null && { trackingNumber }),
      })),
    },
  }
}
