import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { guestOrderLookup } from '@vitrine/commerce-client/client/shopperOrders'
import { getProductsInBatches } from '@vitrine/commerce-client/client/shopperProducts'
import { orderDisplayStatus } from '@vitrine/commerce-client/domain/orders/orderDisplayStatus'
import type { Order } from '@vitrine/commerce-client/types/order'
import { orderLookupProblems, orderLookupValues } from '@vitrine/ui/rules/orderLookupProblems'
import type { FastifyReply } from 'fastify'
import type { FoundOrderView, OrderLookupProblem, OrderLookupView } from '../../app/contract/orderView.js'
import type { Market } from '../../app/page/market.js'
import type { ExtraLimit } from '../bff/extraLimit.js'
import type { PersonalRequest, PersonalRoute } from '../personal/personalRoutes.js'
import { formatDay } from './orderDates.js'
import { orderIntl } from './orderIntl.js'
import type { OrderServices } from './orderServices.js'
import { createdAt, orderLines } from './orderView.js'

/** Look-ups of one address. */
export const LOOKUP_LIMIT = { max: 5, seconds: 600 } as const

export interface OrderLookupServices extends Pick<OrderServices, 'guestClient' | 'now' | 'log'> {
  /** Counts look-ups by address. */
  readonly isWithinLimit: ExtraLimit
}

/**
 * Finds an order without an account, by its number, e-mail address and postcode. The platform answers every mismatch
 * like an unknown number, and so does this page. The shared guest looks it up, so that a session changes nothing.
 */
export function orderLookupRoute(services: OrderLookupServices): PersonalRoute {
  const show = ({ show: send, reply }: PersonalRequest, view: OrderLookupView, status = 200) => {
    void reply.header('x-robots-tag', 'noindex, nofollow')
    return send({ orderLookup: view }, status)
  }

  async function find(personal: PersonalRequest): Promise<FastifyReply> {
    const { request, reply, market, form } = personal
    const entries = orderLookupValues(form)
    const values = { ...entries }
    const problems = orderLookupProblems(entries).flatMap(({ name, kind }): OrderLookupProblem[] =>
      kind === 'required' || kind === 'email' ? [{ name, kind }] : [],
    )
    if (problems.length > 0) return show(personal, { values, problems, outcome: null })
    if (!(await services.isWithinLimit(request, reply)))
      return show(personal, { values, problems: [], outcome: 'tooMany' }, 429)
    const { orderNo, email, postalCode } = entries
    const order = await readPartially(market, orderNo, { email, postalCode })
    if (order === 'tooMany') return show(personal, { values, problems: [], outcome: 'tooMany' }, 429)
    if (order === null || order.status === 'failed')
      return show(personal, { values, problems: [], outcome: 'notFound' })
    return show(personal, { values, problems: [], outcome: await foundOrder(order, market) })
  }

  async function readPartially(
    market: Market,
    orderNo: string,
    body: { readonly email: string; readonly postalCode: string },
  ): Promise<Order | null | 'tooMany'> {
    if (!/^[\w-]{1,64}$/.test(orderNo)) return null
    try {
      return await guestOrderLookup(services.guestClient(market), { orderNo, body })
    } catch (error) {
      if (isCommerceApiError(error, 'rateLimited')) return 'tooMany'
      if (isCommerceApiError(error, 'validation')) return null
      throw error
    }
  }

  async function foundOrder(order: Order, market: Market): Promise<FoundOrderView> {
    const items = order.productItems ?? []
    const ids = items.flatMap(({ productId }) => productId ?? [])
    const products = await getProductsInBatches(services.guestClient(market), { ids }).catch((error: unknown) => {
      services.log.warn({ err: error }, 'Products of an order could not be loaded')
      return []
    })
    const parts = { products, market, intl: orderIntl(market.locale.id) }
    // Only the products: what gift cards and engravings say may name people.
    const lines = orderLines({ ...order, giftCertificateItems: [] }, parts)
    return {
      orderNo: order.orderNo ?? '',
      date: formatDay(createdAt(order, services.now()), market),
      status: orderDisplayStatus(order.externalOrderStatus),
      lines: lines.map((line, index) => ({
        ...line,
        engraving: null,
        status: orderDisplayStatus(items[index]?.c_status),
      })),
      shipments: (order.shipments ?? []).map(({ shipmentId = '', shippingStatus, shippingMethod, trackingNumber }) => ({
        id: shipmentId,
        isShipped: shippingStatus === 'shipped',
        carrier: shippingMethod?.name ?? null,
        trackingNumber: trackingNumber ?? null,
      })),
    }
  }

  return {
    path: '/order/lookup',
    policy: 'document',
    get: (personal) => show(personal, { values: {}, problems: [], outcome: null }),
    post: find,
  }
}
