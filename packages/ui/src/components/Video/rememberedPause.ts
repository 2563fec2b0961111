const KEY = 'vt-loops'
const PAUSED = 'paused'

/** Whoever pauses one loop wants rest: it holds for all of them, as long as the tab is open. */
export function isPauseRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) === PAUSED
  } catch {
    return false
  }
}

/** Keeps the choice; where the browser keeps nothing, it holds for this film only. */
export function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(KEY, PAUSED)
    else sessionStorage.removeItem(KEY)
  } catch {}
}
