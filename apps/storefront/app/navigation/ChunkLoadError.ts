/** Longest time that a page part may take to load (Spec §9 "Timings"). */
export const CHUNK_TIMEOUT_MS = 120_000

/** A part of the page did not arrive: failed, or took longer than {@link CHUNK_TIMEOUT_MS} (Spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Rejects with a {@link ChunkLoadError} when the part fails or hangs. */
export function withChunkTimeout<T>(part: Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`A page part did not load within ${timeoutMs} ms. Reload the page.`)),
      timeoutMs,
    )
    part.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (cause: unknown) => {
        clearTimeout(timer)
        reject(new ChunkLoadError('A page part could not be loaded. Reload the page.', { cause }))
      },
    )
  })
}
