/** Reloads the target page as a document, once per address: after a deploy only a new document has its code. */
export function reloadOnce(): void {
  const guard = `reloaded:${location.pathname}`
  try {
    if (sessionStorage.getItem(guard)) return
    sessionStorage.setItem(guard, '1')
  } catch {
    // Without storage there is no protection against a reload loop, so the error screen stays.
    return
  }
  location.reload()
}

/** Called when a page of this address has loaded: the next failure may reload again. */
export function clearReloadGuard(): void {
  try {
    sessionStorage.removeItem(`reloaded:${location.pathname}`)
  } catch {
    // Storage is unavailable: nothing to clear.
  }
}
