import type { OrderStatus } from '@vitrine/commerce-client/types/order'

/** A past order of a seeded customer, with the first orderable products of the catalogue. */
export interface SeedOrder {
  readonly orderNo: string
  readonly createdAt: string
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly isShipped: boolean
  readonly trackingNumber: string | null
  /** Status in the retailer's order system (Spec §4 "Order and item display status"). */
  readonly externalStatus: string
  /** Status of each line, from the same set of values. */
  readonly lineStatuses: readonly string[]
}

/** Orders of Mila Brandt; together their lines have every status of Spec §4. */
export const orders: readonly SeedOrder[] = [
  {
    orderNo: '00000101',
    createdAt: '2026-03-14T10:24:00.000Z',
    status: 'completed',
    isPaid: true,
    isShipped: true,
    trackingNumber: 'HB-884-201-556',
    externalStatus: 'Client accepted',
    lineStatuses: ['Client accepted', 'Customer informed', 'Ready for pick-up', 'Internal Transfer', 'Discontinued'],
  },
  {
    orderNo: '00000102',
    createdAt: '2026-10-29T17:05:00.000Z',
    status: 'new',
    isPaid: false,
    isShipped: false,
    trackingNumber: null,
    externalStatus: 'In Review',
    lineStatuses: [
      'Open',
      'Allocated by Category Management',
      'Allocated',
      'Ordered',
      'Ordered (long wait)',
      'In Review',
    ],
  },
]
