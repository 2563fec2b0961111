// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverDataPolicy, swrPolicy } from './swrPolicy.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Reads one key with a policy; `again` mounts another component that reads it. */
function read(
  policy: typeof swrPolicy | typeof serverDataPolicy,
  options: { fails?: boolean; fallback?: object } = {},
) {
  const fetcher = vi.fn(() => (options.fails ? Promise.reject(new Error('down')) : Promise.resolve('data')))
  const cache = new Map()
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SWRConfig, { value: { provider: () => cache, fallback: options.fallback ?? {} } }, children)
  const again = () => renderHook(() => pick(useSWR('key', fetcher, policy)), { wrapper }).result
  return { again, fetcher }
}

/** SWR re-renders only for fields that were read during render. */
const pick = ({ data, error }: { readonly data?: unknown; readonly error?: unknown }) => ({ data, error })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('swrPolicy', () => {
  it('does not retry a failed read', async () => {
    const { again, fetcher } = read(swrPolicy, { fails: true })
    const result = again()
    await pass(10 * 60_000)
    expect(result.current.error).toEqual(new Error('down'))
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it('does not read again on focus, regardless of the age of the data', async () => {
    const { again, fetcher } = read(swrPolicy)
    again()
    await pass(60_000)
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await pass(60_000)
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it.each([
    [9_800, 1],
    [10_200, 2],
  ])('mounts %d ms after the last read: %d reads in total', async (age, reads) => {
    const { again, fetcher } = read(swrPolicy)
    again()
    await pass(age)
    again()
    await pass(100)
    expect(fetcher).toHaveBeenCalledTimes(reads)
  })
})

describe('serverDataPolicy', () => {
  it('does not read data that came with the HTML', async () => {
    const { again, fetcher } = read(serverDataPolicy, { fallback: { key: 'from the server' } })
    const result = again()
    await pass(60_000)
    expect(result.current.data).toBe('from the server')
    expect(fetcher).not.toHaveBeenCalled()
  })
})
