import { unstable_serialize } from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { knownSession } from './knownSession.js'
import { perOwner } from './perOwner.js'
import { createSerialQueue } from './serialQueue.js'
import type { Shop } from './shop.js'
import { type PersonalKeyName, swrKeys } from './swrKeys.js'

/** Data of a resource as last returned by the platform, and pending optimistic updates. */
interface ResourceState<Data> {
  data: Data | undefined
  readonly pending: Set<(data: Data) => Data>
}

/** Personal data of one shopper that mutations update, e.g. the basket. */
export interface ResourceDefinition<Data> {
  readonly name: PersonalKeyName
  readonly load: (shop: Shop, session: ShopperSession) => Promise<Data>
  /** True when this shopper can have such data; no request is sent otherwise. */
  readonly isFor: (session: ShopperSession) => boolean
  readonly state: (cache: object, id: string) => ResourceState<Data>
  /** One queue per shopper, shared by all locales: a shopper has the same basket in each. */
  readonly queue: (cache: object, customerId: string) => ReturnType<typeof createSerialQueue>
}

/** Defines a resource. Mark the call as pure. */
export function defineResource<Data>(
  name: PersonalKeyName,
  load: ResourceDefinition<Data>['load'],
  isFor: ResourceDefinition<Data>['isFor'] = () => true,
): ResourceDefinition<Data> {
  const state = perOwner((): ResourceState<Data> => ({ data: undefined, pending: new Set() }))
  return { name, load, isFor, state, queue: perOwner(createSerialQueue) }
}

/** The resource of one shopper. `publish` writes the data with all pending updates applied into the SWR cache. */
export function openResource<Data>(
  shop: Shop,
  { name, load: loadOf, state: stateOf, queue }: ResourceDefinition<Data>,
  session: ShopperSession,
) {
  const key = swrKeys.data(name, shop.scope, session.customerId)
  const id = unstable_serialize(key)
  const state = stateOf(shop.cache, id)
  const inOrder = queue(shop.cache, session.customerId)
  // Without pending updates the SWR cache holds the platform's data, and changes to it by other code are kept.
  if (state.pending.size === 0) state.data = shop.cache.get(id)?.data

  const current = (data: Data) => [...state.pending].reduce((updated, apply) => apply(updated), data)
  const publish = () => {
    const { data } = state
    const isSameShopper = knownSession(shop)?.customerId === session.customerId
    if (isSameShopper && data !== undefined) void shop.mutate(key, current(data), { revalidate: false })
  }
  const load = async () => (state.data = await loadOf(shop, session))
  /** Also publishes: SWR discards the result of a fetch that started before a mutation ended. */
  const read = () =>
    inOrder(async () => {
      const data = await load()
      publish()
      return current(data)
    })
  return { state, inOrder, current, publish, load, read }
}
