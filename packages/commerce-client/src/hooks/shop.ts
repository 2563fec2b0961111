import type { Cache, ScopedMutator } from 'swr'
import type { ScapiClient } from '../client/createScapiClient.js'
import type { Connection } from '../client/send.js'
import type { BasketPlace } from '../domain/basket/basketValidity.js'
import type { ShopperSessions } from './shopperSessions.js'
import type { DataScope } from './swrKeys.js'

/** What the hooks of this package share; the logic under them gets it as a value and needs no React. */
export interface Shop {
  readonly client: ScapiClient
  readonly sessions: ShopperSessions
  /** Where recommendations are asked for and activities reported; absent = the site has no such service. */
  readonly einstein?: Connection | undefined
  readonly scope: DataScope
  /** Where a basket must belong to. */
  readonly place: BasketPlace
  readonly cache: Cache
  readonly mutate: ScopedMutator
}
