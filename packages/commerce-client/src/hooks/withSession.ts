import { isCommerceApiError } from '../client/CommerceApiError.js'
import type { ShopperSession } from '../types/auth.js'
import type { ShopperSessions } from './shopperSessions.js'

/**
 * Runs a task for the shopper: with the known session, else with a new one. When the platform says that the known one is
 * not this shopper's any more, it runs once more with a fresh session. Never loops.
 */
export async function withSession<Result>(
  sessions: ShopperSessions,
  known: ShopperSession | null,
  task: (session: ShopperSession) => Promise<Result>,
): Promise<{ readonly session: ShopperSession; readonly result: Result }> {
  const session = known ?? (await sessions.ensure())
  try {
    return { session, result: await task(session) }
  } catch (error) {
    if (known === null || !isForeignSession(error)) throw error
    const fresh = await sessions.ensure()
    if (fresh.customerId === known.customerId) throw error
    return { session: fresh, result: await task(fresh) }
  }
}

function isForeignSession(error: unknown): boolean {
  if (!isCommerceApiError(error)) return false
  return error.kind === 'unauthorized' || error.kind === 'forbidden' || error.slug === 'invalid-customer'
}
