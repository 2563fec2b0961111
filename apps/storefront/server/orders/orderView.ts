import { deliveryWindow } from '@vitrine/commerce-client/domain/basket/deliveryWindow'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { Store } from '@vitrine/commerce-client/types/store'
import { defineMessage, defineMessages, type IntlShape } from 'react-intl'
import { retailer } from '../../app/config/retailer.js'
import type { OrderPickUp, OrderTransfer, OrderView, OrderViewLine } from '../../app/contract/orderView.js'
import type { Market } from '../../app/page/market.js'
import { storeData } from '../../app/page/view/storeData.js'
import { shipmentOf } from '../checkout/checkoutSteps.js'
import { amountDue, certificatesOf, checkoutSummary } from '../checkout/checkoutSummary.js'
import { openingLines } from '../checkout/pickUpStores.js'
import { formatArrival, formatDay, formatMoment } from './orderDates.js'
import { paymentLabel } from './paymentLabel.js'
import { postalLines } from './postalLines.js'

const messages = defineMessages({
  engraving: { id: 'order.engraving', defaultMessage: 'Engraving' },
  giftCard: { id: 'order.giftCardLine', defaultMessage: 'Gift card by e-mail' },
  recipient: { id: 'order.giftCardRecipient', defaultMessage: 'For' },
})

/** What is shown beside the order itself; missing parts are left out. */
export interface OrderParts {
  readonly products: readonly Product[]
  /** The boutique that hands the order out. */
  readonly store: Store | null
  readonly transfer: OrderTransfer | null
  readonly market: Market
  readonly intl: IntlShape
  /** ms since 1970 */
  readonly now: number
}

const certificateLabel = defineMessage<{ code: string }>({
  id: 'order.certificate',
  defaultMessage: 'Gift certificate {code}',
})

/** View data of an order in the language and formats of a market. */
export function orderView(order: Order, parts: OrderParts): OrderView {
  const { market, intl, transfer } = parts
  const shipment = shipmentOf(order)
  const isPickUp = isText(shipment?.c_fromStoreId)
  const created = createdAt(order, parts.now)
  const window = shipment?.shippingMethod ? deliveryWindow(shipment.shippingMethod, calendarDay(created, market)) : null
  const { totals, currency, promotions, giftMessage } = checkoutSummary(order, parts)
  const lines = orderLines(order, parts)
  const consent = order['c_usedGoodsConsent']
  return {
    orderNo: order.orderNo ?? '',
    email: order.customerInfo?.email ?? '',
    date: formatDay(created, market),
    lines,
    totals: {
      ...totals,
      shipping: order.shippingTotal ?? null,
      total: amountDue(totals.total, certificatesOf(order.paymentInstruments)),
    },
    currency,
    promotions,
    giftCards: certificatesOf(order.paymentInstruments).map((certificate) => ({
      ...certificate,
      label: intl.formatMessage(certificateLabel, { code: certificate.label }),
    })),
    giftMessage: giftMessage?.trim() || null,
    shippingAddress: isPickUp ? [] : postalLines(shipment?.shippingAddress, market),
    billingAddress: postalLines(order.billingAddress, market),
    method: shipment?.shippingMethod?.name ?? '',
    arrival: window && formatArrival(window, market.locale.id),
    arrivalDays: window && { first: isoDay(window.first), last: isoDay(window.last) },
    pickUp: isPickUp ? pickUpOf(order, parts) : null,
    payment: paymentLabel(order.paymentInstruments, intl),
    transfer,
    usedGoodsConsent:
      isText(consent) && !Number.isNaN(Date.parse(consent)) ? formatMoment(Date.parse(consent), market) : null,
    hasPersonalised: lines.some(({ engraving }) => engraving !== null),
  }
}

/** Lines of an order, those of purchased gift cards last. */
export function orderLines(order: Order, parts: Pick<OrderParts, 'products' | 'market' | 'intl'>): OrderViewLine[] {
  const { products, market, intl } = parts
  const items = order.productItems ?? []
  const known = new Map(products.map((product) => [product.id, product]))
  const { lines, currency } = checkoutSummary(order, { products, market })
  return [
    ...lines.map((line, index) => {
      const product = known.get(items[index]?.productId ?? '')
      const engraving = engravingOf(items[index]?.['c_engraving'])
      return {
        ...line,
        currency,
        href: product ? productUrl(product, market.locale.alias) : null,
        details: [
          ...line.details,
          ...(engraving === null ? [] : [{ label: intl.formatMessage(messages.engraving), value: engraving }]),
        ],
        engraving,
      }
    }),
    ...(order.giftCertificateItems ?? []).map(
      ({ giftCertificateItemId = '', amount, recipientName, recipientEmail }) => ({
        itemId: giftCertificateItemId,
        brand: retailer.name,
        name: intl.formatMessage(messages.giftCard),
        image: null,
        background: 'light' as const,
        currency,
        quantity: 1,
        linePrice: { kind: 'regular' as const, amount, isStartingAt: false },
        href: null,
        details: [{ label: intl.formatMessage(messages.recipient), value: recipientName ?? recipientEmail }],
        engraving: null,
      }),
    ),
  ]
}

/** ms since 1970 */
export function createdAt({ creationDate }: Pick<Order, 'creationDate'>, fallback: number): number {
  const created = Date.parse(creationDate ?? '')
  return Number.isNaN(created) ? fallback : created
}

/** Id of the boutique that hands out an order; null = it is delivered. */
export function pickUpStoreId(order: Order): string | null {
  const id = shipmentOf(order)?.['c_fromStoreId']
  return isText(id) ? id : null
}

function pickUpOf(order: Order, { store, market, now }: OrderParts): OrderPickUp {
  const shipment = shipmentOf(order)
  const person = shipment?.['c_pickupPerson']
  const data = store && storeData(store, market, now)
  return {
    name: data?.name ?? shipment?.shippingAddress?.companyName ?? retailer.name,
    address: data?.address ?? postalLines(shipment?.shippingAddress, market),
    hours: openingLines(store?.c_openingTimes, market.locale.id),
    phone: data?.phone?.label ?? null,
    href: data?.href ?? null,
    person: isText(person) ? person : null,
  }
}

/** An engraving is a text, or an object with a text and its font. */
function engravingOf(value: unknown): string | null {
  if (isText(value)) return value
  return typeof value === 'object' && value !== null && 'text' in value && isText(value.text) ? value.text : null
}

/** Midnight UTC of the day that the clocks of the market show. */
function calendarDay(time: number, { country }: Market): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone, dateStyle: 'short' }).format(time)
  return new Date(`${day}T00:00:00Z`)
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
