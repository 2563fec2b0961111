/** Longest wait for a frame: a document that is not on the screen paints none. */
const LONGEST_MS = 100

/** Runs something once the browser has painted the next frame. The returned function calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, LONGEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
