import { type CommerceApiError, isCommerceApiError } from '../client/CommerceApiError.js'
import type { ShopperSession } from '../types/auth.js'
import { enterSession } from './enterSession.js'
import { knownSession } from './knownSession.js'
import type { Shop } from './shop.js'

/**
 * Runs a task for the shopper: with the known session, else with a new one. When the platform says that the session is void
 * or another shopper's, it is renewed once and the task runs once more. Never loops.
 *
 * @param owner customer id of the only shopper whom the task is for; absent = it is for whoever is there.
 */
export async function withSession<Result>(
  shop: Shop,
  task: (session: ShopperSession) => Promise<Result>,
  owner?: string,
): Promise<Result> {
  const ensure = async () => enterSession(shop, await shop.sessions.ensure())
  const known = knownSession(shop)
  const session = known ?? (await ensure())
  try {
    if (owner !== undefined && session.customerId !== owner) throw new Error('The shopper changed.')
    return await task(session)
  } catch (error) {
    if (known === null || !isForeignSession(error)) throw error
    const fresh = await ensure()
    const isSame = fresh.customerId === known.customerId
    if (isSame ? error.kind !== 'unauthorized' : owner !== undefined) throw error
    return task(fresh)
  }
}

function isForeignSession(error: unknown): error is CommerceApiError {
  return (
    isCommerceApiError(error) &&
    (error.kind === 'unauthorized' || error.kind === 'forbidden' || error.slug === 'invalid-customer')
  )
}
