/** Longest wait: background tabs do not paint. */
const LONGEST_MS = 100

/**
 * Resolves once the browser has painted the next frame. `afterPaint` of the ui package does the same with a cancel function.
 * It stays internal there: sharing it would add bytes to the first load, which is at its limit.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
}
