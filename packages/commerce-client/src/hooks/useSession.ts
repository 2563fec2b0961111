import useSWR from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { useCommerce } from './CommerceProvider.js'
import { enterSession } from '../sync/enterSession.js'
import { swrKeys } from '../sync/swrKeys.js'
import { serverDataPolicy } from './swrPolicy.js'

export interface SessionState {
  /** null = not requested, or not loaded yet. */
  readonly session: ShopperSession | null
  readonly isLoading: boolean
  readonly error: unknown
  /** Fetches again, after an error. */
  readonly reload: () => Promise<void>
}

/**
 * Reads the shopper's session, starting one if there is none. Sends no request while `isEnabled` is false, so that a
 * page view alone does not create a session.
 */
export function useSession({ isEnabled }: { readonly isEnabled: boolean }): SessionState {
  const shop = useCommerce()
  const { data, error, isLoading, mutate } = useSWR<ShopperSession, unknown>(
    isEnabled ? swrKeys.session(shop.scope) : null,
    async () => enterSession(shop, await shop.sessions.ensure()),
    serverDataPolicy,
  )
  return {
    session: data ?? null,
    isLoading,
    error,
    reload: async () => {
      await mutate()
    },
  }
}
