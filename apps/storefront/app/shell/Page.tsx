import { CmsPage } from '@vitrine/cms-renderer/render/CmsPage'
import { createElement, use, useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import useSWR from 'swr'
import { later, shown } from '../navigation/later.js'
import { useNavigation } from '../navigation/NavigationContext.js'
import { pageKey } from '../navigation/pageFetcher.js'
import { clearReloadGuard } from '../navigation/reloadOnce.js'
import { pathOf } from '../navigation/pathOf.js'
import type { PageData } from '../page/pageData.js'
import { Frame } from './Frame.js'
import { loadScreen } from './screens.js'

/**
 * The one route: whatever page the location names. The last good copy shows at once; SWR refreshes it when it is older
 * than 10 s, and never while the document hydrates.
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
    // A redirect was followed on the way: show its target's address.
    pages.seed(pageKey(page.path), page)
    void navigate(`${page.path}${hash}`, { replace: true })
  }, [page, pathname, hash, pages, navigate])
  // Layout effects: the old page's scroll position is gone by the time of the others.
  useLayoutEffect(() => {
    const now = { page, location }
    const before = shown.last ?? now
    shown.last = now
    shown.key = location.key
    later()?.arrive(before, now, isPop)
    later()?.settle()
    clearReloadGuard()
  })

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
