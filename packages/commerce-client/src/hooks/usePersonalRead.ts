import useSWR from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { useCommerce } from './CommerceProvider.js'
import { type DataState, dataState } from './dataState.js'
import type { Shop } from '../sync/shop.js'
import { type PersonalKeyName, swrKeys } from '../sync/swrKeys.js'
import { swrPolicy } from './swrPolicy.js'
import { useSession } from './useSession.js'
import { withSession } from '../sync/withSession.js'

/**
 * Enables the requests of a hook. Set it when a session exists or the shopper opens the component that shows the data.
 */
export interface Enabled {
  readonly isEnabled: boolean
}

/** Definition of a personal read. */
export interface PersonalRead<Data> {
  readonly name: PersonalKeyName
  /** Identifies the entry among those with this name; null = unknown yet, so no request is sent. */
  readonly about?: readonly unknown[] | null
  readonly read: (shop: Shop, session: ShopperSession) => Promise<Data>
  /** True when a shopper can have such data; no request is sent otherwise. */
  readonly isFor?: ((session: ShopperSession) => boolean) | undefined
}

/** Reads personal data. Sends no request while `isEnabled` is false, or for a shopper who cannot have such data. */
export function usePersonalRead<Data>(
  { name, about = [], read, isFor = () => true }: PersonalRead<Data>,
  { isEnabled }: Enabled,
): DataState<Data> {
  const shop = useCommerce()
  const { session, error: sessionError, reload } = useSession({ isEnabled })
  const isAsked = isEnabled && about !== null && (session === null || isFor(session))
  const { data, error, mutate } = useSWR<Data, unknown>(
    session && isAsked ? swrKeys.data(name, shop.scope, session.customerId, ...about) : null,
    // The key contains the customer id, so that another shopper's data are read under a different key.
    () => withSession(shop, (shopper) => read(shop, shopper), session?.customerId),
    swrPolicy,
  )
  return dataState(isAsked, data, error ?? sessionError, session ? mutate : reload)
}
