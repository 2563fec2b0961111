/** Status shown for an order or item: 'Open' or 'Discontinued' (Spec §4 "Order and item display status"). */
export type OrderDisplayStatus = 'open' | 'discontinued'

const statuses = new Map<string, OrderDisplayStatus>([
  ...[
    'open',
    'ready for pick-up',
    'allocated by category management',
    'allocated',
    'ordered',
    'ordered (long wait)',
    'internal transfer',
    'in review',
    'customer informed',
    'client accepted',
  ].map((status) => [status, 'open'] as const),
  ['discontinued', 'discontinued'],
])

/** Display status of a platform status, ignoring case; null = not shown to shoppers. */
export function orderDisplayStatus(status: string | undefined): OrderDisplayStatus | null {
  return statuses.get((status ?? '').trim().toLowerCase()) ?? null
}
