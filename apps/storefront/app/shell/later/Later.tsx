import { OfflineBanner } from '@vitrine/ui/OfflineBanner'
import { useCallback, useEffect } from 'react'
import { ContextSync } from '../../connected/later/ContextSync.js'
import { LocationSuggestion } from '../../connected/later/LocationSuggestion.js'
import { RestoredData } from '../../connected/later/RestoredData.js'
import { TokenSync } from '../../connected/later/TokenSync.js'
import { keepPreferredLocation } from '../../connected/later/preferredLocationCookie.js'
import { useOnlineState } from '../../connected/later/useOnlineState.js'
import { keepReferrer } from '../../connected/later/keepReferrer.js'
import { warmCart } from '../../connected/warmCart.js'
import { isHybridPath, withoutHash } from '../../navigation/later/go.js'
import { mayPrefetch, mayPrefetchUnasked } from '../../navigation/later/mayPrefetch.js'
import { watchIntent, watchTextLinks } from '../../navigation/later/watchLinks.js'
import { watchProducts } from '../../navigation/later/watchProducts.js'
import { useNavigation } from '../../navigation/NavigationContext.js'
import { pageKey } from '../../navigation/pageFetcher.js'
import { onceWhole } from '../../navigation/wholePage.js'
import { useGoTo } from '../../navigation/useGoTo.js'
import { onIdle } from '../onIdle.js'
import { usePageData } from '../PageDataContext.js'
import { useShell } from '../ShellContext.js'
import { NavigationProgress } from './NavigationProgress.js'
import { OfflineNotice } from './OfflineNotice.js'
import { PageContextMark } from './PageContextMark.js'
import { PartialPage } from './PartialPage.js'

/** All that a page does once it has been shown and works. */
export function Later() {
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
      if (isHybrid && isHybridPath(address)) return
      // A failed prefetch is no fault yet, and soon forgotten: the click asks again and shows what is wrong.
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
  // Each page has links to products, or a piece to buy, of its own.
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

/** Marks the document of a page that works, its later parts included, which hydrate once their code is there. */
function markWhole() {
  onceWhole(() =>
    setTimeout(() => {
      document.documentElement.dataset.hydrated = ''
    }),
  )
}
