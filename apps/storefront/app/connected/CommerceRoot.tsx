import { CommerceProvider } from '@vitrine/commerce-client/hooks/CommerceProvider'
import { type ReactNode, useMemo } from 'react'
import { REQUESTED_BY_HEADER } from '../page/hostContract.js'
import type { ShellData } from '../page/pageData.js'
import { lazyScapiClient, lazyShopperSessions } from './lazyCommerce.js'

/** Every call goes to our own server, which holds the tokens; the header shows that no foreign form sent it. */
const headers = { [REQUESTED_BY_HEADER]: 'vitrine' }
/** Answers nothing without the shopper's consent, and says so by itself where it is not configured (Spec §7). */
const einstein = { baseUrl: '/apis/einstein', headers }
const sessions = lazyShopperSessions({ url: '/apis/session', headers })

export interface CommerceRootProps {
  readonly shell: ShellData
  readonly children: ReactNode
}

/** Commerce for the locale of the page: client, session and basket logic. */
export function CommerceRoot({ shell, children }: CommerceRootProps) {
  const { localeId, currency, country, commerce } = shell
  const client = useMemo(
    () => lazyScapiClient({ ...commerce, baseUrl: '/apis/scapi', locale: localeId, currency, headers }),
    [localeId, currency, commerce],
  )
  return (
    <CommerceProvider
      client={client}
      sessions={sessions}
      einstein={einstein}
      siteId={commerce.siteId}
      locale={localeId}
      currency={currency}
      country={country}
    >
      {children}
    </CommerceProvider>
  )
}
