import { createContext, createElement, type ReactElement, type ReactNode, use, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { ScapiClient } from '../client/operation.js'
import type { Connection } from '../client/send.js'
import type { Shop } from '../sync/shop.js'
import type { ShopperSessions } from '../sync/shopperSessions.js'
import type { DataScope } from '../sync/swrKeys.js'

export interface CommerceProviderProps extends DataScope {
  /** Client of the storefront's own server, with the same site, locale and currency. */
  readonly client: ScapiClient
  readonly sessions: ShopperSessions
  /** E.g. `{ baseUrl: '/apis/einstein', headers }`; absent = recommendations and activities are disabled. */
  readonly einstein?: Connection | undefined
  /** Country part of the locale, e.g. `GB`. */
  readonly country: string
  readonly children?: ReactNode
}

const CommerceContext = createContext<Shop | null>(null)

/** Provides client, session, country, currency and cache to the hooks below it. */
export function CommerceProvider(props: CommerceProviderProps): ReactElement {
  const { client, sessions, einstein, siteId, locale, currency, country, children } = props
  const { cache, mutate } = useSWRConfig()
  const shop = useMemo(
    (): Shop => ({
      client,
      sessions,
      einstein,
      scope: { siteId, locale, currency },
      place: { country, currency },
      cache,
      mutate,
    }),
    [client, sessions, einstein, siteId, locale, currency, country, cache, mutate],
  )
  return createElement(CommerceContext.Provider, { value: shop }, children)
}

/** @throws Error outside of a CommerceProvider. */
export function useCommerce(): Shop {
  const shop = use(CommerceContext)
  if (shop !== null) return shop
  throw new Error('useCommerce must be used inside <CommerceProvider>.')
}
