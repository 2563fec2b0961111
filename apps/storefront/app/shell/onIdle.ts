/** Runs a callback when the browser is idle, or after two seconds. */
export function onIdle(run: () => void): void {
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
