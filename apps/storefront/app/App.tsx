import { CmsSlotsProvider } from '@vitrine/cms-renderer/render/CmsSlots'
import { swrPolicy } from '@vitrine/commerce-client/hooks/swrPolicy'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { type Cache, SWRConfig } from 'swr'
import { connectedSlots } from './connected/connectedSlots.js'
import { type Navigation, NavigationContext } from './contexts/NavigationContext.js'
import { PageBoundary } from './navigation/PageBoundary.js'
import type { PageData } from './contract/pageData.js'
import { Page } from './shell/Page.js'

export interface AppProps {
  readonly navigation: Navigation
  /** Page data embedded in the document. */
  readonly initialPage: PageData
  /** SWR cache: one per request on the server, one per document in the browser. */
  readonly cache: Cache
  /** StaticRouter or DocumentRouter. */
  readonly router: (children: ReactNode) => ReactNode
}

/** The whole storefront, rendered on the server and in the browser. */
export function App({ navigation, initialPage, cache, router }: AppProps) {
  const swr = { ...swrPolicy, provider: () => cache }
  const shop = (
    <CmsSlotsProvider slots={connectedSlots}>
      <PageBoundary initialPage={initialPage} onReset={(key) => cache.delete(key)}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </PageBoundary>
    </CmsSlotsProvider>
  )
  return (
    <StrictMode>
      <NavigationContext value={navigation}>
        <SWRConfig value={swr}>{router(shop)}</SWRConfig>
      </NavigationContext>
    </StrictMode>
  )
}
