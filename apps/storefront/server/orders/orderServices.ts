import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { getCountryStores } from '@vitrine/commerce-client/client/customStores'
import { getProductsInBatches } from '@vitrine/commerce-client/client/shopperProducts'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { Store } from '@vitrine/commerce-client/types/store'
import type { OrderView } from '../../app/contract/orderView.js'
import type { Market } from '../../app/page/market.js'
import type { PaymentAttempt } from '../payment/attempts.js'
import { orderIntl } from './orderIntl.js'
import { orderView, pickUpStoreId } from './orderView.js'

/** Reads any order without its shopper; null = no such order. */
export type ReadOrder = (orderNo: string) => Promise<Order | null>

/** What the pages and the mail of an order are made of. */
export interface OrderServices {
  /** Client with the shared guest token, in the language of a market; for products and boutiques only. */
  readonly guestClient: (market: Market) => ScapiClient
  /** null = there is no system client, so a link alone opens no order. */
  readonly readOrder: ReadOrder | null
  /** Latest attempt to pay an order; null = none is known. */
  readonly paymentOf: (orderNo: string) => Promise<PaymentAttempt | null>
  /** ms since 1970 */
  readonly now: () => number
  readonly log: { warn(facts: object, message: string): void }
}

/** The view of an order, with the products, the boutique and the payment. A part that cannot be loaded is left out. */
export async function loadOrderView(
  order: Order,
  market: Market,
  services: OrderServices,
  attempt?: PaymentAttempt | null,
): Promise<OrderView> {
  const client = services.guestClient(market)
  const or = <Value>(value: Value, message: string) =>
    function recover(error: unknown): Value {
      services.log.warn({ err: error }, message)
      return value
    }
  const storeId = pickUpStoreId(order)
  const [products, stores, payment] = await Promise.all([
    getProductsInBatches(client, { ids: (order.productItems ?? []).flatMap(({ productId }) => productId ?? []) }).catch(
      or([], 'Products of an order could not be loaded'),
    ),
    storeId === null ? [] : readStores(client).catch(or([], 'The boutique of an order could not be loaded')),
    attempt === undefined
      ? services.paymentOf(order.orderNo ?? '').catch(or(null, 'The payment of an order could not be loaded'))
      : attempt,
  ])
  const transfer = payment?.instructions ?? null
  return orderView(order, {
    products,
    store: stores.find(({ id }) => id === storeId) ?? null,
    transfer: transfer && { ...transfer, bic: transfer.bic ?? '', bank: transfer.bank ?? '' },
    market,
    intl: orderIntl(market.locale.id),
    now: services.now(),
  })
}

/** Boutiques of every country: an order may be collected abroad. */
async function readStores(client: ScapiClient): Promise<readonly Store[]> {
  return (await getCountryStores(client, {})).data ?? []
}
