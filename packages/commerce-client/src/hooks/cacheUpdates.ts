import { changeData, type DataChange } from './changeData.js'
import { knownSession } from './knownSession.js'
import type { PersonalKind } from './personalData.js'
import { rereadData } from './rereadData.js'
import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'
import { withSession } from './withSession.js'

/** A mutation: what it sends and what it changes. Every mutating hook is made from one; `cacheUpdates.test.ts` walks all. */
export interface Mutated<Input, Result> {
  /** Data that are not what they were afterwards. The first one is replaced, the others are read again. */
  readonly changes: readonly KeyName[]
  /** Whether the change shows before the platform answers. */
  readonly isOptimistic: boolean
  /** A result of `false` says that nothing changed. */
  readonly run: (shop: Shop, input: Input) => Promise<Result>
}

/**
 * Row of a mutation that changes personal data; `also` names other data that must be read again. A change is for the shopper
 * who asked, unless it makes sense for whoever took the place.
 */
export function changes<Data, Input>(
  kind: PersonalKind<Data>,
  change: DataChange<Data, Input>,
  also: readonly KeyName[] = [],
  isForAnyone = false,
): Mutated<Input, Data> {
  return {
    changes: [kind.name, ...also],
    isOptimistic: change.expect !== undefined,
    async run(shop, input) {
      const owner = isForAnyone ? undefined : knownSession(shop)?.customerId
      const data = await withSession(shop, (session) => changeData(shop, kind, change, input, session), owner)
      void rereadData(shop, also)
      return data
    },
  }
}
