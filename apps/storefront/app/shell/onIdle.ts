/** Runs something once the browser has nothing else to do, or after two seconds. */
export function onIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
