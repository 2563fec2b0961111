import { type CommerceApiError, isCommerceApiError } from '../client/CommerceApiError.js'
import type { ShopperSession } from '../types/auth.js'
import { enterSession } from './enterSession.js'
import { knownSession } from './knownSession.js'
import type { Shop } from './shop.js'

/**
 * Runs a task with the cached session, or a new one. If the platform rejects the session as invalid or as another
 * shopper's, renews it once and runs the task again. Never loops.
 *
 * @param owner id of the only customer the task may run for; absent = any shopper.
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
    if (owner !== undefined && session.customerId !== owner)
      throw new Error('The shopper changed. Trigger the mutation again.')
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
