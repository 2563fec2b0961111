import { unstable_serialize } from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { knownSession } from './knownSession.js'
import { perOwner } from './perOwner.js'
import { createSerialQueue } from './serialQueue.js'
import type { Shop } from './shop.js'
import { type PersonalKeyName, swrKeys } from './swrKeys.js'

/** What the platform gave last, and the changes on their way that are shown on top of it. */
interface Held<Data> {
  data: Data | undefined
  readonly changes: Set<(data: Data) => Data>
}

/** A kind of data that belongs to a shopper and that mutations change, e.g. the basket. */
export interface PersonalKind<Data> {
  readonly name: PersonalKeyName
  readonly load: (shop: Shop, session: ShopperSession) => Promise<Data>
  /** Whether a shopper may have such data: no request is made for others. */
  readonly isFor: (session: ShopperSession) => boolean
  readonly held: (cache: object, id: string) => Held<Data>
  /** One queue per shopper, whatever the language: a basket is one and the same in all of them. */
  readonly queue: (cache: object, customerId: string) => ReturnType<typeof createSerialQueue>
}

/** Names a kind of personal data. Mark the call as pure. */
export function definePersonalKind<Data>(
  name: PersonalKeyName,
  load: PersonalKind<Data>['load'],
  isFor: PersonalKind<Data>['isFor'] = () => true,
): PersonalKind<Data> {
  const held = perOwner((): Held<Data> => ({ data: undefined, changes: new Set() }))
  return { name, load, isFor, held, queue: perOwner(createSerialQueue) }
}

/** The data of one shopper: read and changed one after the other, and shown with the changes that are on their way. */
export function personalData<Data>(
  shop: Shop,
  { name, load, held: heldOf, queue }: PersonalKind<Data>,
  session: ShopperSession,
) {
  const key = swrKeys.data(name, shop.scope, session.customerId)
  const id = unstable_serialize(key)
  const held = heldOf(shop.cache, id)
  const inOrder = queue(shop.cache, session.customerId)
  // Without changes the cache is what the platform gave last; whoever dropped or seeded it meant it.
  if (held.changes.size === 0) held.data = shop.cache.get(id)?.data

  const shown = (data: Data) => [...held.changes].reduce((seen, change) => change(seen), data)
  const show = () => {
    const { data } = held
    const isStillThere = knownSession(shop)?.customerId === session.customerId
    if (isStillThere && data !== undefined) void shop.mutate(key, shown(data), { revalidate: false })
  }
  const loadNow = async () => (held.data = await load(shop, session))
  /** Shows it too: SWR drops the answer of a reading that began before a change ended, though this one came after it. */
  const read = () =>
    inOrder(async () => {
      const data = await loadNow()
      show()
      return shown(data)
    })
  return { held, inOrder, shown, show, load: loadNow, read }
}
