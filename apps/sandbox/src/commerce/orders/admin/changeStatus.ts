import type { Order } from '@vitrine/commerce-client/types/order'
import type { StoredOrder } from '../../../store/storedOrder.js'
import type { JsonObject } from '../../baskets/readBody.js'
import { badRequest } from '../../http/problem.js'
import { closeOrder, statusTransition, type OrderState } from '../closeOrder.js'

/** Statuses that have no effect on others, with the property of the order and its values. */
const INDEPENDENT = {
  'payment-status': { property: 'paymentStatus', values: ['not_paid', 'part_paid', 'paid'] },
  'confirmation-status': { property: 'confirmationStatus', values: ['not_confirmed', 'confirmed'] },
  'export-status': { property: 'exportStatus', values: ['not_exported', 'exported', 'ready', 'failed'] },
  'shipping-status': { property: 'shippingStatus', values: ['not_shipped', 'part_shipped', 'shipped'] },
} as const satisfies Readonly<Record<string, { readonly property: keyof Order; readonly values: readonly string[] }>>

export type IndependentStatus = keyof typeof INDEPENDENT

export const INDEPENDENT_STATUSES: readonly IndependentStatus[] = [
  'payment-status',
  'confirmation-status',
  'export-status',
  'shipping-status',
]

const VALUES = ['created', 'new', 'open', 'completed', 'cancelled', 'replaced', 'failed', 'failed_with_reopen'] as const

type Target = (typeof VALUES)[number]

/**
 * Statuses that may follow: `new` places an order, after which it can neither fail nor return to `created`. `open` is
 * another name for `new`.
 */
const NEXT: Readonly<Record<string, readonly Target[]>> = {
  created: ['new', 'open', 'failed', 'failed_with_reopen'],
  new: ['completed', 'cancelled', 'replaced'],
  completed: ['cancelled', 'replaced'],
}

/**
 * updateOrderStatus.
 * @returns id of the basket that `failed_with_reopen` opened; null = none
 * @throws Problem 400 for an unknown status, 409 `order-status-transition`
 */
export function changeStatus(order: StoredOrder, body: JsonObject, state: OrderState): string | null {
  const status = VALUES.find((value) => value === body['status'])
  if (!status) throw unknownStatus()
  const from = order.wire.status ?? 'created'
  if (!NEXT[from]?.includes(status)) throw statusTransition(from, status, order.orderNo)
  switch (status) {
    case 'failed':
    case 'failed_with_reopen':
      return closeOrder(order, 'failed', status === 'failed' ? null : order, state)
    case 'cancelled':
      return closeOrder(order, 'cancelled', null, state)
    default:
      saveOrder(order, { status: status === 'open' ? 'new' : status }, state)
      return null
  }
}

/**
 * updateOrderPaymentStatus, updateOrderConfirmationStatus, updateOrderExportStatus, updateOrderShippingStatus.
 * @throws Problem 400 for an unknown status
 */
export function changeIndependentStatus(
  order: StoredOrder,
  name: IndependentStatus,
  body: JsonObject,
  state: OrderState,
): void {
  const { property, values } = INDEPENDENT[name]
  const status = values.find((value) => value === body['status'])
  if (!status) throw unknownStatus()
  saveOrder(order, { [property]: status }, state)
}

/** Saves changed properties of an order with the current time. */
export function saveOrder(order: StoredOrder, change: Partial<Order>, { orders, now }: OrderState): StoredOrder {
  const changed = { ...order, wire: { ...order.wire, ...change, lastModified: new Date(now()).toISOString() } }
  orders.save(changed)
  return changed
}

function unknownStatus() {
  return badRequest('The given status is not valid.', { parameter: 'status' })
}
