import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, withChunkTimeout } from './ChunkLoadError.js'

describe('withChunkTimeout', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('resolves with the part once it has loaded', async () => {
    await expect(withChunkTimeout(Promise.resolve('part'))).resolves.toBe('part')
  })

  it('rejects after exactly 120000 ms when the part hangs', async () => {
    const outcome = vi.fn<(error: unknown) => void>()
    withChunkTimeout(new Promise(() => {})).catch(outcome)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })

  it('wraps a failed part and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    await expect(withChunkTimeout(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
  })
})
