import { type CommerceApiError, isCommerceApiError } from '../client/CommerceApiError.js'
import type { ShopperSession } from '../types/auth.js'
import { enterSession } from './enterSession.js'
import { knownSession } from './knownSession.js'
import type { Shop } from './shop.js'

/**
 * Runs a task for the shopper: with the known session, else with a new one. When the platform says that the session is void
 * or another shopper's, it is renewed once and the task runs once more. Never loops.
 *
 * @param isFor whether the task makes sense for the shopper who took the known one's place.
 */
export async function withSession<Result>(
  shop: Shop,
  task: (session: ShopperSession) => Promise<Result>,
  isFor: (fresh: ShopperSession) => boolean = () => true,
): Promise<Result> {
  const ensure = async () => enterSession(shop, await shop.sessions.ensure())
  const known = knownSession(shop)
  const session = known ?? (await ensure())
  try {
    return await task(session)
  } catch (error) {
    if (known === null || !isForeignSession(error)) throw error
    const fresh = await ensure()
    const isWorthwhile = fresh.customerId === known.customerId ? error.kind === 'unauthorized' : isFor(fresh)
    if (!isWorthwhile) throw error
    return task(fresh)
  }
}

function isForeignSession(error: unknown): error is CommerceApiError {
  return (
    isCommerceApiError(error) &&
    (error.kind === 'unauthorized' || error.kind === 'forbidden' || error.slug === 'invalid-customer')
  )
}
