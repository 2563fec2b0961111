import useSWR from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { useCommerce } from './CommerceProvider.js'
import { enterSession } from './enterSession.js'
import { swrKeys } from './swrKeys.js'
import { serverDataPolicy } from './swrPolicy.js'

export interface SessionState {
  /** null = not asked for, or not answered yet. */
  readonly session: ShopperSession | null
  readonly isLoading: boolean
  readonly error: unknown
  /** Asks again, after an error. */
  readonly reload: () => Promise<void>
}

/**
 * Reads the shopper's session, starting one where there is none. While `isEnabled` is false nothing is asked, so that a
 * page view alone creates no session.
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
