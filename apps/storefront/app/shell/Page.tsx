import { CmsPage } from '@vitrine/cms-renderer/render/CmsPage'
import { createElement, use, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import useSWR from 'swr'
import { useNavigation } from '../navigation/NavigationContext.js'
import { pageKey } from '../navigation/pageFetcher.js'
import { endNavigation } from '../navigation/pendingNavigation.js'
import { clearReloadGuard } from '../navigation/reloadOnce.js'
import { pathOf } from '../navigation/pathOf.js'
import { useNavigationEffects } from '../navigation/useNavigationEffects.js'
import type { PageData } from '../page/pageData.js'
import { Frame } from './Frame.js'
import { loadScreen } from './screens.js'

/**
 * The one route: whatever page the location names. The last good copy shows at once; SWR refreshes it when it is older
 * than 10 s, and never while the document hydrates.
 */
export function Page() {
  const { pathname, search, hash } = useLocation()
  const { pages, locales } = useNavigation()
  const navigate = useNavigate()
  const location = `${pathname}${search}`
  const opened = use(pages.open(pageKey(location)))
  const { data: page } = useSWR(pageKey(location), pages.load, { fallbackData: opened })
  const resources = use(locales.load(page.localeId))

  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  useEffect(() => {
    // A redirect was followed on the way: show its target's address.
    if (page.kind !== 'notFound' && pathOf(page.path) !== pathname) {
      pages.seed(pageKey(page.path), page)
      void navigate(`${page.path}${hash}`, { replace: true })
    }
  }, [page, pathname, hash, pages, navigate])
  useLayoutEffect(() => {
    endNavigation()
    clearReloadGuard()
  })
  useNavigationEffects(page)

  return (
    <Frame page={page} resources={resources}>
      <PageContent page={page} />
    </Frame>
  )
}

function PageContent({ page }: { readonly page: PageData }) {
  const screen = loadScreen(page)
  if (!screen) return <CmsPage nodes={page.nodes} />
  return createElement(use(screen), { page })
}
