import { themeClass } from '@vitrine/ui/theme/themes'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { PageData } from '../page/pageData.js'
import { applyHead } from './applyHead.js'

const PAGED_TEMPLATE = 'vitrine:pages/search'

/**
 * What a document load does by itself: head, scroll position and focus. Layout effects, since React holds back passive
 * ones until a view transition ends, and by then the old page's position is gone.
 */
export function useNavigationEffects(page: PageData): void {
  const { key, hash, pathname, search } = useLocation()
  const type = useNavigationType()
  const isFirst = useRef(true)
  const arrivedAt = useRef<string | null>(null)
  const shown = useRef({ pathname, search })

  useLayoutEffect(() => {
    const root = document.documentElement
    root.className = themeClass(page.theme)
    root.lang = page.localeId
    applyHead(page.head)
  }, [page])

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => saveScroll(key, scrollY)
    addEventListener('scrollend', save)
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('scrollend', save)
      removeEventListener('pagehide', save)
    }
  }, [key])

  useLayoutEffect(() => {
    // Once per history entry: hash and type belong to the entry.
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    const before = shown.current
    shown.current = { pathname, search }
    const y = savedScroll(key)
    if (isFirst.current) {
      isFirst.current = false
      if (y > 0 && hash === '') scrollTo({ top: y, behavior: 'instant' })
      return
    }
    if (type === NavigationType.Pop) {
      scrollTo({ top: y, behavior: 'instant' })
      return
    }
    if (hash === '' && before.pathname === pathname && !turnsPage(before.search, search, page)) return
    const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
    const focusTarget = target ?? document.getElementById('main')
    focusTarget?.focus({ preventScroll: true })
  }, [key, type, hash, pathname, search, page])
}

/**
 * Refining, sorting and "show more" change a listing in place: focus and scroll stay. Only other words, or a numbered
 * page of a listing that pages, make another page.
 */
function turnsPage(before: string, after: string, page: PageData): boolean {
  if (page.template !== PAGED_TEMPLATE) return false
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(after)]
  return ['q', 'page'].some((name) => from.get(name) !== to.get(name))
}

/** A hash may be any text; one that is no valid encoding names itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Storage may be blocked; then positions are simply not kept. */
function saveScroll(key: string, y: number): void {
  try {
    sessionStorage.setItem(`y:${key}`, String(Math.round(y)))
  } catch {
    // No storage: nothing to keep.
  }
}

function savedScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(`y:${key}`)) || 0
  } catch {
    return 0
  }
}
