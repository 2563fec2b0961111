import type { Attempts } from './attempts.js'

const RECENT_MS = 120_000

/** Number of the order that a shopper placed within the last two minutes; null = none. */
export async function recentOrder(
  attempts: Pick<Attempts, 'ofOwner'>,
  owner: string,
  now: number,
): Promise<string | null> {
  const [last] = await attempts.ofOwner(owner)
  const isOrdered = last !== undefined && (last.state === 'placed' || last.state === 'pending')
  return isOrdered && now - last.changedAt < RECENT_MS ? last.orderNo : null
}
