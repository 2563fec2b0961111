'use client'

import messages from '@vitrine/ui/messages/da'
import { type UiLinkProps, UiProvider } from '@vitrine/ui/provider'
import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback } from 'react'

export function Providers({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const goTo = useCallback((href: string) => router.push(href), [router])
  return (
    <UiProvider linkComponent={PageLink} navigate={goTo} locale="da-DK" messages={messages}>
      {children}
    </UiProvider>
  )
}

/** Next keeps no navigation state. */
function PageLink({ state: _state, ...rest }: UiLinkProps) {
  return <NextLink {...rest} />
}
