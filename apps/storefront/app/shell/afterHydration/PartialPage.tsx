import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'
import { useNavigation } from '../../contexts/NavigationContext.js'
import { pageKey } from '../../navigation/pageFetcher.js'
import type { PageData } from '../../contract/pageData.js'
import { usePageData } from '../../contexts/PageDataContext.js'
import { firstChange, movesNothing, withKnownNodes } from './missingParts.js'

/** Longer than the client reuses a fetched page, and than the server caches a partial one. */
const FIRST_TRY_MS = 12_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Requests a partial page again. Missing parts are inserted while their place is out of view or the document is hidden,
 * so that nothing visible moves; all other parts and the focus are unchanged.
 */
export function PartialPage() {
  const page = usePageData()
  const { pathname, search } = useLocation()
  const { pages } = useNavigation()
  const { mutate } = useSWRConfig()
  const key = pageKey(pathname + search)

  useEffect(() => {
    if (page.isPartial !== true) return undefined
    let newer: PageData | null = null
    let isOver = false
    let pause = FIRST_TRY_MS
    let timer = setTimeout(askLater, pause)

    function show() {
      if (newer && mayShow(page, newer)) void mutate(key, newer, { revalidate: false })
    }
    async function ask() {
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
      const answer = navigator.onLine && !document.hidden ? await pages.load(key).catch(() => null) : null
      if (isOver) return
      if (answer && answer.isPartial !== true) {
        newer = withKnownNodes(page, answer)
        show()
      } else timer = setTimeout(askLater, pause)
    }
    function askLater() {
      void ask()
    }
    const events = ['scroll', 'visibilitychange'] as const
    for (const name of events) document.addEventListener(name, show, { passive: true })
    return () => {
      clearTimeout(timer)
      isOver = true
      for (const name of events) document.removeEventListener(name, show)
    }
  }, [page, key, pages, mutate])
  return null
}

function mayShow(shown: PageData, newer: PageData): boolean {
  const change = firstChange(shown.nodes, newer.nodes)
  if (change === null || document.hidden) return true
  const main = document.getElementById('main')
  // The place of a missing part is known only if each part is one element.
  if (!main || main.children.length !== shown.nodes.length) return false
  const next = main.children[change] ?? main.nextElementSibling
  if (!next) return false
  const hasAnchoring = CSS.supports('overflow-anchor', 'auto')
  return movesNothing({ top: next.getBoundingClientRect().top, viewHeight: innerHeight, hasAnchoring })
}
