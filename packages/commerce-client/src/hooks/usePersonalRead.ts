import useSWR from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { useCommerce } from './CommerceProvider.js'
import { type DataState, dataState } from './dataState.js'
import type { Shop } from './shop.js'
import { type PersonalKeyName, swrKeys } from './swrKeys.js'
import { swrPolicy } from './swrPolicy.js'
import { useSession } from './useSession.js'
import { withSession } from './withSession.js'

/** Whether a hook may ask. Set it when a session exists or the shopper opens what shows the data. */
export interface Enabled {
  readonly isEnabled: boolean
}

/** One personal reading. */
export interface PersonalRead<Data> {
  readonly name: PersonalKeyName
  /** What tells one datum of this name from another; null = not known yet, so nothing is asked. */
  readonly about?: readonly unknown[] | null
  readonly read: (shop: Shop, session: ShopperSession) => Promise<Data>
  /** Whether a shopper may have such data: no request is made for others. */
  readonly isFor?: ((session: ShopperSession) => boolean) | undefined
}

/** Reads personal data. Nothing is asked while `isEnabled` is false, nor for a shopper who cannot have such data. */
export function usePersonalRead<Data>(
  { name, about = [], read, isFor = () => true }: PersonalRead<Data>,
  { isEnabled }: Enabled,
): DataState<Data> {
  const shop = useCommerce()
  const { session, error: sessionError, reload } = useSession({ isEnabled })
  const isAsked = isEnabled && about !== null && (session === null || isFor(session))
  const { data, error, mutate } = useSWR<Data, unknown>(
    session && isAsked ? swrKeys.data(name, shop.scope, session.customerId, ...about) : null,
    // The data go under the key of one shopper: whoever took the place is read for under a key of their own.
    () => withSession(shop, (shopper) => read(shop, shopper), session?.customerId),
    swrPolicy,
  )
  return dataState(isAsked, data, error ?? sessionError, session ? mutate : reload)
}

/** For data that guests do not have. */
export function isRegistered({ isGuest }: ShopperSession): boolean {
  return !isGuest
}
