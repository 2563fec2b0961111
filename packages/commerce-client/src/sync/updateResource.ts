import { isCommerceApiError } from '../client/CommerceApiError.js'
import type { ShopperSession } from '../types/auth.js'
import { isOutcomeUnknown } from './failureCode.js'
import { openResource, type ResourceDefinition } from './resource.js'
import type { Shop } from './shop.js'

/** How a mutation updates a resource. */
export interface ResourceUpdate<Data, Input> {
  /** Sends the update. Resolves to the data after it; undefined = fetch the data. */
  readonly send: (shop: Shop, session: ShopperSession, input: Input, before: Data) => Promise<Data | undefined>
  /** Expected data, shown until the platform responds; absent = keep showing the current data. */
  readonly optimistic?: ((data: Data, input: Input) => Data) | undefined
  /** True when data fetched after a lost response prove that the update was applied; absent = they cannot prove it. */
  readonly isApplied?: ((now: Data, input: Input, before: Data) => boolean) | undefined
}

/**
 * Updates a resource: shows the expected data immediately, sends the updates of one shopper in order, and rolls back
 * only this update when it fails. Nothing is sent twice: after a lost response the data are fetched to find out whether
 * it was applied.
 *
 * @throws CommerceApiError of the lost response when the fetched data cannot tell; Error when the update was not
 * applied.
 */
export async function updateResource<Data, Input>(
  shop: Shop,
  resource: ResourceDefinition<Data>,
  { send, optimistic, isApplied }: ResourceUpdate<Data, Input>,
  input: Input,
  session: ShopperSession,
): Promise<Data> {
  const { state, inOrder, publish, load } = openResource(shop, resource, session)
  const apply = (data: Data) => (optimistic ? optimistic(data, input) : data)
  state.pending.add(apply)
  if (optimistic) publish()

  async function run(): Promise<Data> {
    const before = state.data ?? (await load())
    try {
      const now = await send(shop, session, input, before)
      if (now !== undefined) state.data = now
      // The update succeeded, so a failed fetch of the new data must not make it fail.
      else await load().catch(() => undefined)
      // `null` is data too: the basket was deleted.
      return state.data === undefined ? before : state.data
    } catch (error) {
      const isLost = isOutcomeUnknown(error)
      if (!isLost && !isCommerceApiError(error, 'notFound')) throw error
      const now = await load().catch(() => undefined)
      if (!isLost || now === undefined || isApplied === undefined) throw error
      if (isApplied(now, input, before)) return now
      throw new Error(`The response to an update of "${resource.name}" was lost and the update was not applied.`, {
        cause: error,
      })
    }
  }
  try {
    return await inOrder(run)
  } finally {
    state.pending.delete(apply)
    publish()
  }
}
