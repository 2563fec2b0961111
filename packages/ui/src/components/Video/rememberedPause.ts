const KEY = 'vt-loops'
const PAUSED = 'paused'
const PAUSE = 'vt-loops-pause'

/** Whoever pauses one loop wants rest: it holds for all of them, as long as the tab is open. */
export function isPauseRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) === PAUSED
  } catch {
    return false
  }
}

/** Keeps the choice, and stops the other loops; where the browser keeps nothing, a pause holds for those on the page. */
export function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(KEY, PAUSED)
    else sessionStorage.removeItem(KEY)
  } catch {}
  if (isPaused) window.dispatchEvent(new Event(PAUSE))
}

/** Hears of every pause, of whichever loop; what it returns ends that. */
export function onPause(listener: () => void): () => void {
  window.addEventListener(PAUSE, listener)
  return () => window.removeEventListener(PAUSE, listener)
}
