import { shown } from '../shownPage.js'

// Restores scroll positions itself within the document: pages change after the browser would have scrolled. Across
// documents the browser's own restoration is better, since it runs before any script.
const setMode = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}
const manual = setMode('manual')
manual()
addEventListener('pageshow', manual)
addEventListener('pagehide', setMode('auto'))
addEventListener('scrollend', saveScroll)
addEventListener('pagehide', saveScroll)

/** Stores the scroll position of the displayed page. Does nothing if storage is blocked. */
export function saveScroll(): void {
  try {
    sessionStorage.setItem(`y:${shown.key}`, String(Math.round(scrollY)))
  } catch {
    // Storage is unavailable: the position is not stored.
  }
}

/** Stored scroll position of a history entry; 0 = top or unknown. */
export function savedScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(`y:${key}`)) || 0
  } catch {
    return 0
  }
}
