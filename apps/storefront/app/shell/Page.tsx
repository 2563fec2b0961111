import { CmsPage } from '@vitrine/cms-renderer/render/CmsPage'
import { createElement, use, useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import useSWR from 'swr'
import { afterHydration } from '../navigation/afterHydration.js'
import { shown } from '../navigation/shownPage.js'
import { useNavigation } from '../contexts/NavigationContext.js'
import { pageKey } from '../navigation/pageFetcher.js'
import { clearReloadGuard } from '../navigation/reloadOnce.js'
import { pathOf } from '../navigation/pathOf.js'
import type { PageData } from '../contract/pageData.js'
import { Frame } from './Frame.js'
import { loadScreen } from './screens.js'

/**
 * The only route: renders the page of the current location. The last good copy is shown immediately; SWR refreshes it when
 * it is older than 10 s, and never during hydration.
 */
export function Page() {
  const location = useLocation()
  const { pathname, search, hash } = location
  const isPop = useNavigationType() === NavigationType.Pop
  const { pages, locales } = useNavigation()
  const navigate = useNavigate()
  const key = pageKey(`${pathname}${search}`)
  const opened = use(pages.open(key))
  const { data: page } = useSWR(key, pages.load, { fallbackData: opened })
  const resources = use(locales.load(page.localeId))

  useEffect(() => {
    if (page.kind === 'notFound' || pathOf(page.path) === pathname) return
    // The request was redirected: show the target's address.
    pages.seed(pageKey(page.path), page)
    void navigate(`${page.path}${hash}`, { replace: true })
  }, [page, pathname, hash, pages, navigate])
  // Layout effect: by the time of a passive effect the old page's scroll position is lost.
  useLayoutEffect(() => {
    const now = { page, location }
    const before = shown.last ?? now
    shown.last = now
    shown.key = location.key
    afterHydration()?.arrive(before, now, isPop)
    afterHydration()?.settle()
    clearReloadGuard()
  })

  return (
    <Frame page={page} resources={resources}>
      <PageContent page={page} />
    </Frame>
  )
}

function PageContent({ page }: { readonly page: PageData }) {
  const { templates } = useNavigation()
  const screen = loadScreen(page)
  if (!screen) return <CmsPage nodes={page.nodes} registry={templates} />
  return createElement(use(screen), { page })
}
