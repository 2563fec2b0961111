import type { Cache, ScopedMutator } from 'swr'
import type { ScapiClient } from '../client/operation.js'
import type { Connection } from '../client/send.js'
import type { BasketPlace } from '../domain/basket/basketValidity.js'
import type { ShopperSessions } from './shopperSessions.js'
import type { DataScope } from './swrKeys.js'

/** Dependencies shared by the hooks of this package, passed as a value to code without React. */
export interface Shop {
  readonly client: ScapiClient
  readonly sessions: ShopperSessions
  /** Connection of the recommendation service; absent = the site has none. */
  readonly einstein?: Connection | undefined
  readonly scope: DataScope
  /** Country and currency that a basket must have. */
  readonly place: BasketPlace
  readonly cache: Cache
  readonly mutate: ScopedMutator
}
