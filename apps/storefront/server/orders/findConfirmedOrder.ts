import { getOrder } from '@vitrine/commerce-client/client/shopperOrders'
import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { PersonalRequest } from '../personal/personalRoutes.js'
import type { ReadShopper, Shopper } from '../personal/shopperClient.js'
import type { PaymentAttempt } from '../payment/attempts.js'
import type { OrderLinks } from './orderLinks.js'
import type { OrderServices } from './orderServices.js'

const ORDER_NO = /^[\w-]{1,64}$/

/** States of an attempt whose order may be shown as ordered. */
const ORDERED: ReadonlySet<string> = new Set(['pending', 'authorised', 'placed'])

export interface ConfirmationServices extends OrderServices {
  readonly readShopper: ReadShopper
  readonly links: OrderLinks
}

/** An order that this visitor may read. */
export interface ConfirmedOrder {
  readonly order: Order
  readonly attempt: PaymentAttempt | null
  readonly shopper: Shopper | null
}

/**
 * The order of a confirmation, for the session of its buyer or a signed link. null = neither, or no such order, or an
 * order that was not completed; the caller answers all of them alike.
 */
export async function findConfirmedOrder(
  { request, reply, market, query }: PersonalRequest,
  orderNo: string,
  services: ConfirmationServices,
): Promise<ConfirmedOrder | null> {
  if (!ORDER_NO.test(orderNo)) return null
  const shopper = await services.readShopper(request, reply, market)
  const own = shopper && (await ownOrder(shopper, orderNo))
  const isLinked = own === null && services.links.isValid(orderNo, query.get('key'))
  const order = own ?? (isLinked && services.readOrder ? await services.readOrder(orderNo) : null)
  if (!order || order.status === 'failed') return null
  const attempt = await services.paymentOf(orderNo)
  const isOpen = order.status === 'created' && attempt !== null && !ORDERED.has(attempt.state)
  return isOpen ? null : { order, attempt, shopper }
}

/** An ended session reads nothing, as no session does. */
async function ownOrder({ client }: Shopper, orderNo: string): Promise<Order | null> {
  try {
    return await getOrder(client, { orderNo })
  } catch (error) {
    if (isCommerceApiError(error, 'unauthorized', 'forbidden')) return null
    throw error
  }
}
