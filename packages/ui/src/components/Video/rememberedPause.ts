const KEY = 'vt-loops'
const PAUSED = 'paused'
const PAUSE = 'vt-loops-pause'

/** Whether a loop was paused; applies to all loops of the tab. */
export function isPauseRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) === PAUSED
  } catch {
    return false
  }
}

/** Stores the choice and pauses the other loops. Without storage a pause applies to the loops of the page only. */
export function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(KEY, PAUSED)
    else sessionStorage.removeItem(KEY)
  } catch {}
  if (isPaused) window.dispatchEvent(new Event(PAUSE))
}

/** Subscribes to pauses of any loop; returns the unsubscribe function. */
export function onPause(listener: () => void): () => void {
  window.addEventListener(PAUSE, listener)
  return () => window.removeEventListener(PAUSE, listener)
}
