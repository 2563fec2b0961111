import type { Shown } from '../shownPage.js'
import { themeClass } from '@vitrine/ui/theme/themes'
import type { Location } from 'react-router'
import { announce } from './announce.js'
import { applyHead } from './applyHead.js'
import { savedScroll } from './scrollPositions.js'

const PAGED_TEMPLATE = 'vitrine:pages/search'

/**
 * Does what a document load does natively: sets head, language, scroll position and focus, and announces the title
 * (trust.md C2 "Route change"). Focus moves to the main area, so that the next Tab is in the new content.
 */
export function arrive(before: Shown, { page, location }: Shown, isPop: boolean): void {
  if (before.page !== page) {
    const root = document.documentElement
    root.className = themeClass(page.theme)
    root.lang = page.localeId
    applyHead(page.head)
  }
  // Same history entry with newer data.
  if (before.location.key === location.key) return
  const isSamePath = before.location.pathname === location.pathname
  if (isPop) {
    scrollTo({ top: savedScroll(location.key), behavior: 'instant' })
    if (isSamePath) return
  } else if (isRefined(before.location, { page, location })) {
    return
  }
  const target = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)))
  if (!isPop) {
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
  }
  const focused = isPop ? null : target
  ;(focused ?? document.getElementById('main'))?.focus({ preventScroll: true })
  if (before.page !== page) announce(page.head.title)
}

/**
 * Refining, sorting and "show more" change a listing in place: focus and scroll stay. A new search term, a numbered
 * page of a paginated listing, or the same address again counts as another page.
 */
function isRefined(before: Location, { page, location }: Shown): boolean {
  if (location.hash !== '' || before.pathname !== location.pathname || before.search === location.search) return false
  if (page.template !== PAGED_TEMPLATE) return true
  const [from, to] = [new URLSearchParams(before.search), new URLSearchParams(location.search)]
  return ['q', 'page'].every((name) => from.get(name) === to.get(name))
}

/** Decodes a hash; returns it unchanged if its encoding is invalid. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
