import { provideTemplates } from '@vitrine/cms-renderer/registry'
import { CmsSlotsProvider } from '@vitrine/cms-renderer/render/CmsSlots'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { type Cache, SWRConfig } from 'swr'
import { connectedSlots } from './connected/connectedSlots.js'
import { type Navigation, NavigationContext } from './navigation/NavigationContext.js'
import { PageBoundary } from './navigation/PageBoundary.js'
import type { PageData } from './page/pageData.js'
import { Page } from './shell/Page.js'

// Parts that need the shop or the shopper come with the first page that shows one.
provideTemplates((template) =>
  import('./connected/connectedTemplateLoaders.js').then(({ loadPart }) => loadPart(template)),
)

export interface AppProps {
  readonly navigation: Navigation
  /** The page that the document was made for. */
  readonly initialPage: PageData
  /** SWR cache: one per request on the server, one per document in the browser. */
  readonly cache: Cache
  /** StaticRouter or DocumentRouter. */
  readonly router: (children: ReactNode) => ReactNode
}

/** The whole storefront, the same on server and browser. */
export function App({ navigation, initialPage, cache, router }: AppProps) {
  const swr = {
    provider: () => cache,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    dedupingInterval: 10_000,
  }
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
