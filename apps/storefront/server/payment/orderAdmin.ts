import { CommerceApiError, isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { type CallOptions, defineCall, noContent, type ScapiClient } from '@vitrine/commerce-client/client/operation'
import { orNull } from '@vitrine/commerce-client/client/orNull'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { PaymentAttempt } from './attempts.js'
import { isSameMoney, moneyOf } from './money.js'
import type { SystemToken } from './systemToken.js'

const api = 'checkout/orders/v1'
const PAGE = 50

const getAdminOrder = orNull(defineCall<{ readonly orderNo: string }, Order>(api, 'GET /orders/{orderNo}', ['orderNo']))
const getAdminOrders = defineCall<
  {
    readonly creationDateFrom: string
    readonly creationDateTo: string
    readonly limit: number
    readonly offset: number
  },
  { readonly data?: readonly Order[] | undefined }
>(api, 'GET /orders', [])

type StatusOf<Status extends string> = { readonly orderNo: string; readonly body: { readonly status: Status } }
const putStatus = defineCall<StatusOf<'new' | 'failed' | 'failed_with_reopen'>, undefined>(
  api,
  'PUT /orders/{orderNo}/status',
  noContent,
)
const putPaymentStatus = defineCall<StatusOf<'paid' | 'not_paid'>, undefined>(
  api,
  'PUT /orders/{orderNo}/payment-status',
  noContent,
)
const putConfirmationStatus = defineCall<StatusOf<'confirmed'>, undefined>(
  api,
  'PUT /orders/{orderNo}/confirmation-status',
  noContent,
)
const putExportStatus = defineCall<StatusOf<'ready'>, undefined>(api, 'PUT /orders/{orderNo}/export-status', noContent)

/**
 * Result of placing: `mismatch` = the order costs something else than what was paid; `closed` = it was failed or
 * cancelled; `missing` = the platform does not know it.
 */
export type Placing =
  | { readonly kind: 'placed' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' }

/** Orders, without a shopper. Every call throws `CommerceApiError` when the platform does not answer as expected. */
export interface OrderAdmin {
  get(orderNo: string): Promise<Order | null>
  /**
   * Confirms, places and exports an order; can be repeated until it succeeds. `isHeld`: it is not exported, because staff
   * has to look at it first.
   */
  place(attempt: PaymentAttempt, isHeld?: boolean): Promise<Placing>
  setPaid(orderNo: string, isPaid: boolean): Promise<void>
  /** Fails an order and reopens its basket; `failed` = without a basket, `placed` = too late. */
  fail(orderNo: string): Promise<'reopened' | 'failed' | 'placed'>
  /** Orders created in a period, ms since 1970. */
  created(from: number, to: number): Promise<readonly Order[]>
}

/** Creates the order calls of the system client. */
export function createOrderAdmin(options: {
  readonly fetch: typeof globalThis.fetch
  readonly baseUrl: string
  readonly organizationId: string
  readonly siteId: string
  readonly token: SystemToken
}): OrderAdmin {
  const { token, ...connection } = options
  const plain = createScapiClient({ ...connection, timeoutMs: 12_000, getToken: token.get })
  const client: ScapiClient = {
    request: (operation, parameters, callOptions?: CallOptions) =>
      plain.request(operation, parameters, callOptions).catch((error: unknown) => {
        if (!isCommerceApiError(error, 'unauthorized')) throw error
        token.forget()
        return plain.request(operation, parameters, callOptions)
      }),
  }

  async function place(attempt: PaymentAttempt, isHeld = false): Promise<Placing> {
    const { orderNo } = attempt
    const order = orderNo === null ? null : await getAdminOrder(client, { orderNo })
    if (orderNo === null || order === null) return { kind: 'missing' }
    if (order.status === 'failed' || order.status === 'cancelled') return { kind: 'closed' }
    if (!isOrderOf(order, attempt)) return { kind: 'mismatch' }
    const isPaid = attempt.amount.minor === 0
    if (order.confirmationStatus !== 'confirmed')
      await putConfirmationStatus(client, { orderNo, body: { status: 'confirmed' } })
    if (isPaid && order.paymentStatus !== 'paid') await putPaymentStatus(client, { orderNo, body: { status: 'paid' } })
    if (order.status === 'created') await putStatus(client, { orderNo, body: { status: 'new' } })
    // The export is last: an order that is exported earlier could be sent without being placed.
    if (!isHeld && order.exportStatus === 'not_exported')
      await putExportStatus(client, { orderNo, body: { status: 'ready' } })
    return { kind: 'placed' }
  }

  return {
    get: (orderNo) => getAdminOrder(client, { orderNo }),
    place,
    async setPaid(orderNo, isPaid) {
      await putPaymentStatus(client, { orderNo, body: { status: isPaid ? 'paid' : 'not_paid' } })
    },
    async fail(orderNo) {
      try {
        await putStatus(client, { orderNo, body: { status: 'failed_with_reopen' } })
        return 'reopened'
      } catch (error) {
        if (!(error instanceof CommerceApiError) || (error.kind !== 'conflict' && error.kind !== 'validation'))
          throw error
        const order = await getAdminOrder(client, { orderNo })
        // Failed before, with a lost answer.
        if (order?.status === 'failed') return 'reopened'
        if (order?.status === 'cancelled') return 'failed'
        if (order && order.status !== 'created') return 'placed'
        // Reopening is refused while the shopper has another basket.
        await putStatus(client, { orderNo, body: { status: 'failed' } })
        return 'failed'
      }
    },
    async created(from, to) {
      const period = { creationDateFrom: new Date(from).toISOString(), creationDateTo: new Date(to).toISOString() }
      const orders: Order[] = []
      for (let offset = 0; ; offset += PAGE) {
        const { data = [] } = await getAdminOrders(client, { ...period, limit: PAGE, offset })
        orders.push(...data)
        if (data.length < PAGE) return orders
      }
    },
  }
}

/** Same total and currency as when the shopper paid. */
export function isOrderOf({ orderTotal, currency }: Order, attempt: PaymentAttempt): boolean {
  return (
    orderTotal !== undefined && currency !== undefined && isSameMoney(moneyOf(orderTotal, currency), attempt.orderTotal)
  )
}
