import type { Order } from '@vitrine/commerce-client/types/order'
import type { OrderTransfer, OrderView } from '../../app/contract/orderView.js'
import { marketOfReference } from '../../app/page/load/services.server.js'
import type { Market } from '../../app/page/market.js'
import { orderIntl } from '../orders/orderIntl.js'
import { type OrderParts, orderView } from '../orders/orderView.js'

/** 24 November 2026, 09:00 UTC */
export const ORDERED_AT = Date.UTC(2026, 10, 24, 9)

/** The market of a locale id. @throws when it is not configured */
export function marketFor(localeId: string): Market {
  const market = marketOfReference(localeId)
  if (market) return market
  throw new Error(`Locale "${localeId}" is not configured.`)
}

/** An order of one watch, delivered within Switzerland. */
function buildOrder(overrides: Partial<Order> = {}): Order {
  const address = {
    firstName: 'Ada',
    lastName: 'Frei',
    address1: 'Uferweg 1',
    postalCode: '8001',
    city: 'Zürich',
    countryCode: 'CH',
  }
  return {
    orderNo: '00001234',
    status: 'new',
    guest: true,
    currency: 'CHF',
    creationDate: new Date(ORDERED_AT).toISOString(),
    customerInfo: { email: 'ada@mail.example' },
    billingAddress: address,
    productItems: [
      { itemId: '1', productId: 'p1', productName: 'Meridian 40', quantity: 1, price: 8200, basePrice: 8200 },
    ],
    shipments: [
      {
        shipmentId: 'me',
        shippingAddress: address,
        shippingMethod: { id: 'ch-express', name: 'Express', c_deliveryDaysMin: 1, c_deliveryDaysMax: 3 },
      },
    ],
    paymentInstruments: [
      { paymentMethodId: 'CREDIT_CARD', paymentCard: { cardType: 'Visa', numberLastDigits: '1111' } },
    ],
    productSubTotal: 8200,
    shippingTotal: 0,
    taxTotal: 614.43,
    orderTotal: 8200,
    ...overrides,
  }
}

/** Instructions of a bank transfer. */
export const transfer: OrderTransfer = {
  iban: 'CH9300762011623852957',
  bic: 'POFICHBEXXX',
  holder: 'Halbrenn',
  bank: 'Uferbank',
  reference: '00001234',
}

/** View data of an order in a locale. */
export function buildOrderView(
  localeId: string,
  overrides: Partial<Order> = {},
  parts: Partial<OrderParts> = {},
): OrderView {
  return orderView(buildOrder(overrides), {
    products: [],
    store: null,
    transfer: null,
    market: marketFor(localeId),
    intl: orderIntl(localeId),
    now: ORDERED_AT,
    ...parts,
  })
}
