/** Time-out for loading a page part (Spec §9 "Timings"). */
export const CHUNK_TIMEOUT_MS = 120_000

/** A page part failed to load or took longer than {@link CHUNK_TIMEOUT_MS} (Spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Rejects with a {@link ChunkLoadError} when the part fails or times out. */
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
