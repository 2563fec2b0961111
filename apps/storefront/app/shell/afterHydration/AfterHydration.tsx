import { OfflineBanner } from '@vitrine/ui/OfflineBanner'
import { useCallback, useEffect } from 'react'
import { ContextSync } from '../../connected/afterHydration/ContextSync.js'
import { LocationSuggestion } from '../../connected/afterHydration/LocationSuggestion.js'
import { RestoredData } from '../../connected/afterHydration/RestoredData.js'
import { TokenSync } from '../../connected/afterHydration/TokenSync.js'
import { keepPreferredLocation } from '../../connected/afterHydration/preferredLocationCookie.js'
import { useOnlineState } from '../../connected/afterHydration/useOnlineState.js'
import { keepReferrer } from '../../connected/afterHydration/keepReferrer.js'
import { warmCart } from '../../connected/cart/warmCart.js'
import { needsDocument, withoutHash } from '../../navigation/afterHydration/go.js'
import { mayPrefetch, mayPrefetchUnasked } from '../../navigation/afterHydration/mayPrefetch.js'
import { watchIntent, watchTextLinks } from '../../navigation/afterHydration/watchLinks.js'
import { watchProducts } from '../../navigation/afterHydration/watchProducts.js'
import { useNavigation } from '../../contexts/NavigationContext.js'
import { pageKey } from '../../navigation/pageFetcher.js'
import { onceWhole } from '../../navigation/wholePage.js'
import { useGoTo } from '../../navigation/useGoTo.js'
import { onIdle } from '../onIdle.js'
import { usePageData } from '../../contexts/PageDataContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import { NavigationProgress } from './NavigationProgress.js'
import { OfflineNotice } from './OfflineNotice.js'
import { PageContextMark } from './PageContextMark.js'
import { PartialPage } from './PartialPage.js'

/** Features that start once a page is displayed and interactive. */
export function AfterHydration() {
  const shell = useShell()
  const { path } = usePageData()
  const { pages } = useNavigation()
  const goTo = useGoTo(shell)
  const { isHybrid, tokenSync } = shell
  const isOnline = useOnlineState()

  useEffect(markWhole, [])
  useEffect(keepReferrer, [])
  useEffect(keepPreferredLocation, [])
  useEffect(() => watchTextLinks(goTo), [goTo])
  const warm = useCallback(
    async (href: string) => {
      const address = withoutHash(href)
      if (needsDocument(address, isHybrid)) return
      // A failed prefetch is ignored: the click requests the page again and shows the error.
      await pages.load(pageKey(address)).catch(() => undefined)
    },
    [pages, isHybrid],
  )
  useEffect(
    () =>
      watchIntent((href) => {
        if (mayPrefetch(navigator)) void warm(href)
      }),
    [warm],
  )
  // Each page has its own product links and purchasable product.
  useEffect(() => {
    if (path === '' || !mayPrefetchUnasked(navigator)) return undefined
    if (document.querySelector('[data-part=add-to-cart]')) onIdle(warmCart)
    return watchProducts(warm)
  }, [warm, path])
  return (
    <>
      <OfflineBanner isOffline={!isOnline} />
      <NavigationProgress />
      <OfflineNotice />
      <LocationSuggestion />
      <ContextSync />
      <PageContextMark />
      <PartialPage />
      <RestoredData />
      {tokenSync && <TokenSync {...tokenSync} />}
    </>
  )
}

/** Marks the document once the page is fully hydrated, including deferred parts. */
function markWhole() {
  onceWhole(() =>
    setTimeout(() => {
      document.documentElement.dataset.hydrated = ''
    }),
  )
}
