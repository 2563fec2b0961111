import { CommerceProvider } from '@vitrine/commerce-client/hooks/CommerceProvider'
import { type ReactNode, useMemo } from 'react'
import { REQUESTED_BY_HEADER } from '../../contract/hostContract.js'
import type { ShellData } from '../../contract/pageData.js'
import { lazyScapiClient, lazyShopperSessions } from './lazyCommerce.js'

/** Every call goes to the BFF, which holds the tokens; the header rules out cross-site forms. */
const headers = { [REQUESTED_BY_HEADER]: 'vitrine' }
/** The BFF returns nothing without the shopper's consent, and reports if the service is not configured (Spec §7). */
const einstein = { baseUrl: '/apis/einstein', headers }
const sessions = lazyShopperSessions({ url: '/apis/session', headers })

export interface CommerceRootProps {
  readonly shell: ShellData
  readonly children: ReactNode
}

/** Provides commerce for the page's locale: client, session and basket logic. */
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
