/** Longest wait: background tabs do not paint. */
const LONGEST_MS = 100

/** Resolves once the browser has painted the next frame. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
}
