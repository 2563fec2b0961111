import { shown } from '../later.js'

// Positions of entries within the document are ours: their pages change after the browser would have scrolled. Across
// documents the browser's own is better: it is there before any script.
const setMode = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}
const manual = setMode('manual')
manual()
addEventListener('pageshow', manual)
addEventListener('pagehide', setMode('auto'))
addEventListener('scrollend', saveScroll)
addEventListener('pagehide', saveScroll)

/** Keeps how far the shown page is scrolled. Storage may be blocked; then positions are simply not kept. */
export function saveScroll(): void {
  try {
    sessionStorage.setItem(`y:${shown.key}`, String(Math.round(scrollY)))
  } catch {
    // No storage: nothing to keep.
  }
}

/** Where a history entry was left; 0 = at the top, or unknown. */
export function savedScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(`y:${key}`)) || 0
  } catch {
    return 0
  }
}
