/** Loads the wanted page as a document, once per address: after a deploy its code is only in the new document. */
export function reloadOnce(): void {
  const guard = `reloaded:${location.pathname}`
  try {
    if (sessionStorage.getItem(guard)) return
    sessionStorage.setItem(guard, '1')
  } catch {
    // Without storage there is no guard against a loop, so the error screen stays.
    return
  }
  location.reload()
}

/** A page of this address came through: the next failure may reload again. */
export function clearReloadGuard(): void {
  try {
    sessionStorage.removeItem(`reloaded:${location.pathname}`)
  } catch {
    // Nothing was kept.
  }
}
