/** Maximum wait for a frame, because a hidden document paints none. */
const LONGEST_MS = 100

/**
 * Calls `run` after the browser has painted the next frame. Returns a function that cancels the call. Internal to the package:
 * the storefront has its own `nextPaint`, because sharing one module would add bytes to its first load, which is at its limit.
 */
export function afterPaint(run: () => void): () => void {
  const runOnce = () => {
    callOff()
    run()
  }
  const timers = [setTimeout(runOnce, LONGEST_MS)]
  const frame = requestAnimationFrame(() => timers.push(setTimeout(runOnce)))
  const callOff = () => {
    cancelAnimationFrame(frame)
    for (const timer of timers) clearTimeout(timer)
  }
  return callOff
}
