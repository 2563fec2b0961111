import { unstable_serialize } from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { perOwner } from './perOwner.js'
import { createSerialQueue } from './serialQueue.js'
import type { Shop } from './shop.js'
import { type PersonalKeyName, swrKeys } from './swrKeys.js'

/** What the platform gave last, and the changes on their way that are shown on top of it. */
interface Held<Data> {
  data: Data | undefined
  readonly changes: Set<(data: Data) => Data>
  readonly inOrder: ReturnType<typeof createSerialQueue>
}

/** A kind of data that belongs to a shopper and that mutations change, e.g. the basket. */
export interface PersonalKind<Data> {
  readonly name: PersonalKeyName
  readonly load: (shop: Shop, session: ShopperSession) => Promise<Data>
  /** Whether a shopper may have such data: no request is made for others. */
  readonly isFor: (session: ShopperSession) => boolean
  readonly held: (cache: object) => Map<string, Held<Data>>
}

/** Names a kind of personal data. Mark the call as pure. */
export function definePersonalKind<Data>(
  name: PersonalKeyName,
  load: PersonalKind<Data>['load'],
  isFor: PersonalKind<Data>['isFor'] = () => true,
): PersonalKind<Data> {
  return { name, load, isFor, held: perOwner(() => new Map()) }
}

/** The data of one shopper: read and changed one after the other, and shown with the changes that are on their way. */
export function personalData<Data>(
  shop: Shop,
  { name, load, held: heldOf }: PersonalKind<Data>,
  session: ShopperSession,
) {
  const key = swrKeys.data(name, shop.scope, session.customerId)
  const id = unstable_serialize(key)
  const all = heldOf(shop.cache)
  const held = all.get(id) ?? { data: undefined, changes: new Set(), inOrder: createSerialQueue() }
  all.set(id, held)
  // Without changes the cache is what the platform gave last; whoever dropped or seeded it meant it.
  if (held.changes.size === 0) held.data = shop.cache.get(id)?.data

  const shown = (data: Data) => [...held.changes].reduce((seen, change) => change(seen), data)
  const show = () => {
    if (held.data !== undefined) void shop.mutate(key, shown(held.data), { revalidate: false })
  }
  const loadNow = async () => {
    held.data = await load(shop, session)
    return held.data
  }
  return { held, show, load: loadNow, read: () => held.inOrder(async () => shown(await loadNow())) }
}
