import { createContext, createElement, type ReactElement, type ReactNode, use, useMemo } from 'react'
import type { ScapiClient } from '../client/createScapiClient.js'
import { type BasketSession, createBasketSession } from './basketSession.js'
import type { ShopperSessions } from './shopperSessions.js'
import type { DataScope } from './swrKeys.js'

export interface CommerceProviderProps extends DataScope {
  /** Client of the storefront's own server, for the same site, locale and currency. */
  readonly client: ScapiClient
  readonly sessions: ShopperSessions
  /** Country part of the locale, e.g. `GB`. */
  readonly country: string
  readonly children?: ReactNode
}

/** What the hooks of this package share. */
export interface CommerceContextValue {
  readonly client: ScapiClient
  readonly sessions: ShopperSessions
  readonly scope: DataScope
  readonly baskets: BasketSession
}

const CommerceContext = createContext<CommerceContextValue | null>(null)

/** Gives the hooks below it a client, a session and the shopper's place. */
export function CommerceProvider(props: CommerceProviderProps): ReactElement {
  const { client, sessions, siteId, locale, currency, country, children } = props
  const value = useMemo(
    (): CommerceContextValue => ({
      client,
      sessions,
      scope: { siteId, locale, currency },
      baskets: createBasketSession(client, { country, currency }),
    }),
    [client, sessions, siteId, locale, currency, country],
  )
  return createElement(CommerceContext.Provider, { value }, children)
}

/** @throws Error outside of a CommerceProvider. */
export function useCommerce(): CommerceContextValue {
  const value = use(CommerceContext)
  if (value !== null) return value
  throw new Error('No CommerceProvider is above this component, so it has no shop to ask. Render it inside one.')
}
