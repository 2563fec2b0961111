import { themeClass } from '@vitrine/ui/theme/themes'
import type { Location } from 'react-router'
import type { PageData } from '../../page/pageData.js'
import { announce } from './announce.js'
import { applyHead } from './applyHead.js'
import { savedScroll } from './scrollPositions.js'

const PAGED_TEMPLATE = 'vitrine:pages/search'

/** A page and the history entry that shows it. */
export interface Shown {
  readonly page: PageData
  readonly location: Location
}

/**
 * What a document load does by itself: head, language, scroll position, focus and telling the title (trust.md C2 "Route
 * change"). The focus goes to the main area, so that the next Tab is in what is new; a live region tells the title, once.
 */
export function arrive(before: Shown, { page, location }: Shown, isPop: boolean): void {
  if (before.page !== page) {
    const root = document.documentElement
    root.className = themeClass(page.theme)
    root.lang = page.localeId
    applyHead(page.head)
  }
  // The same entry with newer data.
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
 * Refining, sorting and "show more" change a listing in place: focus and scroll stay. Only other words, or a numbered
 * page of a listing that pages, make another page; so does the same address again.
 */
function isRefined(before: Location, { page, location }: Shown): boolean {
  if (location.hash !== '' || before.pathname !== location.pathname || before.search === location.search) return false
  if (page.template !== PAGED_TEMPLATE) return true
  const [from, to] = [new URLSearchParams(before.search), new URLSearchParams(location.search)]
  return ['q', 'page'].every((name) => from.get(name) === to.get(name))
}

/** A hash may be any text; one that is no valid encoding names itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
