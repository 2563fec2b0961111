'use client'

import messages from '@vitrine/ui/messages/da'
import { type UiLinkProps, UiProvider } from '@vitrine/ui/provider'
import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

export function Providers({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  return (
    <UiProvider linkComponent={PageLink} navigate={(href) => router.push(href)} locale="da-DK" messages={messages}>
      {children}
    </UiProvider>
  )
}

/** Next keeps no navigation state. */
function PageLink({ state: _state, ...rest }: UiLinkProps) {
  return <NextLink {...rest} />
}
