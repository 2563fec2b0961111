import useSWR, { useSWRConfig } from 'swr'
import { basketTotals, type BasketTotals } from '../domain/basket/basketTotals.js'
import type { Basket } from '../types/basket.js'
import { useCommerce } from './CommerceProvider.js'
import { swrKeys } from './swrKeys.js'
import { swrPolicy } from './swrPolicy.js'
import { useSession } from './useSession.js'
import { withSession } from './withSession.js'

export interface BasketState extends BasketTotals {
  /** null = there is none, or it is not loaded; `status` tells. */
  readonly basket: Basket | null
  /** `idle` = not enabled. `error` never means an empty cart. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly error: unknown
  /** Asks again, after an error or when another tab may have changed the basket. */
  readonly reload: () => Promise<void>
}

/**
 * Reads the basket that is valid for the locale's country and the currency; an invalid one is deleted, once (Spec §4).
 * Nothing is asked while `isEnabled` is false: set it when a session exists or the shopper opens the cart.
 */
export function useBasket({ isEnabled }: { readonly isEnabled: boolean }): BasketState {
  const { baskets, scope, sessions } = useCommerce()
  const { mutate: mutateCache } = useSWRConfig()
  const { session, error: sessionError, reload: reloadSession } = useSession({ isEnabled })
  const customerId = session?.customerId
  const { data, error, mutate } = useSWR<Basket | null, unknown>(
    customerId === undefined ? null : swrKeys.basket(scope, customerId),
    async () => {
      const read = await withSession(sessions, session, (shopper) => baskets.load(shopper.customerId))
      if (read.session !== session) await mutateCache(swrKeys.session(scope), read.session, { revalidate: false })
      return read.result
    },
    swrPolicy,
  )
  const failure = error ?? sessionError
  return {
    ...basketTotals(data ?? null),
    basket: data ?? null,
    status: statusOf(isEnabled, data, failure),
    error: failure,
    reload: async () => {
      await (customerId === undefined ? reloadSession() : mutate())
    },
  }
}

function statusOf(isEnabled: boolean, basket: Basket | null | undefined, error: unknown): BasketState['status'] {
  if (!isEnabled) return 'idle'
  if (basket !== undefined) return 'ready'
  return error === undefined ? 'loading' : 'error'
}
