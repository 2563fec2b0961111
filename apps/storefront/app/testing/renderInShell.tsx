// Must precede all modules with styles: tests need no computed styles, and happy-dom computes some of them wrongly.
import { swrPolicy } from '@vitrine/commerce-client/hooks/swrPolicy'
import '@vanilla-extract/css/disableRuntimeStyles'
import { cleanup, configure, render } from '@testing-library/react'
import { UiProvider } from '@vitrine/ui/provider'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import { CommerceRoot } from '../connected/commerce/CommerceRoot.js'
import { FlyoutHost } from '../connected/flyouts/FlyoutHost.js'
import { FlyoutProvider } from '../connected/flyouts/FlyoutProvider.js'
import { ToastProvider } from '../connected/toasts/ToastProvider.js'
import { Toasts } from '../connected/toasts/Toasts.js'
import { WishlistHost } from '../connected/wishlist/WishlistHost.js'
import { NavigationContext } from '../contexts/NavigationContext.js'
import { PageDataContext } from '../contexts/PageDataContext.js'
import { ShellContext } from '../contexts/ShellContext.js'
import type { PageData, ShellData } from '../contract/pageData.js'
import type { ScreenData } from '../contract/screenData.js'
import { createRegistry } from '@vitrine/cms-renderer/registry'
import { DocumentRouter } from '../navigation/DocumentRouter.js'
import { createLocaleStore } from '../navigation/localeStore.js'
import { PageLink } from '../navigation/PageLink.js'
import { createPageFetcher } from '../navigation/pageFetcher.js'
import { endNavigation } from '../navigation/pendingNavigation.js'
import { useGoTo } from '../navigation/useGoTo.js'
import { imageUrl } from '../page/view/imageUrl.js'
import { ignoreMissingText } from '../shell/ignoreMissingText.js'
import { buildPage } from './buildPage.js'
import { buildShell } from './buildShell.js'
import { createFakeShop, type FakeShop, leaveSessionHint, removeSessionHint, type ShopRoutes } from './fakeShop.js'

export interface ShellOptions {
  /** Responses of our own server. */
  readonly routes?: ShopRoutes | undefined
  /** Whether the shopper already has a session. */
  readonly hasSession?: boolean | undefined
  /** URL of the page. */
  readonly at?: string | undefined
  /** Private data that the server rendered into the page. */
  readonly screen?: ScreenData | undefined
}

/** Covers loading the code of a flyout during a test, and compiling it in the first file that needs it. */
const PATIENCE_MS = 4000

/**
 * Renders parts of a page with everything that surrounds them except header and footer: router, texts, commerce,
 * flyouts, wishlist and messages. Only the network is faked.
 */
export function renderInShell(children: ReactNode, options: ShellOptions = {}): FakeShop {
  const { routes = {}, hasSession = false, at = '/ch/en', screen } = options
  configure({ asyncUtilTimeout: PATIENCE_MS })
  history.replaceState(null, '', at)
  // happy-dom returns null, which no browser does.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  if (hasSession) leaveSessionHint()
  const shop = createFakeShop(routes)
  const shell = buildShell()
  const navigation = {
    pages: createPageFetcher({ fetch: shop.fetch, prepare: () => Promise.resolve(), now: () => performance.now() }),
    locales: createLocaleStore(() => Promise.resolve({ shell, messages: {} })),
    templates: createRegistry(),
  }
  const cache = new Map()
  render(
    <NavigationContext value={navigation}>
      <SWRConfig value={{ ...swrPolicy, provider: () => cache }}>
        <DocumentRouter>
          <Shell shell={shell} page={buildPage({ screen })}>
            {children}
          </Shell>
        </DocumentRouter>
      </SWRConfig>
    </NavigationContext>,
  )
  return shop
}

/** Unmounts what a test rendered and resets the state of the document. For `afterEach`. */
export function leaveShell(): void {
  cleanup()
  endNavigation()
  removeSessionHint()
  localStorage.clear()
  vi.unstubAllGlobals()
}

interface ShellProps {
  readonly shell: ShellData
  readonly page: PageData
  readonly children: ReactNode
}

function Shell({ shell, page, children }: ShellProps) {
  const goTo = useGoTo(shell)
  return (
    <IntlProvider locale={shell.localeId} defaultLocale="en" onError={ignoreMissingText}>
      <UiProvider linkComponent={PageLink} imageUrl={imageUrl} navigate={goTo}>
        <ShellContext value={shell}>
          <PageDataContext value={page}>
            <CommerceRoot shell={shell}>
              <Furniture>{children}</Furniture>
            </CommerceRoot>
          </PageDataContext>
        </ShellContext>
      </UiProvider>
    </IntlProvider>
  )
}

function Furniture({ children }: { readonly children: ReactNode }) {
  return (
    <ToastProvider>
      <FlyoutProvider>
        <main>{children}</main>
        <FlyoutHost />
        <WishlistHost />
        <Toasts />
      </FlyoutProvider>
    </ToastProvider>
  )
}
