import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endRecovery, recoverPage } from './recoverPage.js'

/** Minimal window and document for the recovery code. */
const page = new EventTarget()
const doc = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', doc)
  doc.hidden = false
})
afterEach(() => {
  endRecovery()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (answers: readonly boolean[], key = '/a') => {
  const left = [...answers]
  const ask = vi.fn<() => Promise<void>>(() => (left.shift() ? Promise.resolve() : Promise.reject(new Error('503'))))
  const show = vi.fn<() => void>()
  recoverPage(key, ask, show)
  return { ask, show }
}
const MINUTE = 60_000

describe('recovery of a page that could not be shown', () => {
  it('shows the page once it loads and then stops requesting it', async () => {
    const { ask, show } = open([false, false, true])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect([ask.mock.calls.length, show.mock.calls.length]).toEqual([3, 1])
  })

  it('backs off while the back end is down', async () => {
    const { ask } = open([])
    const perTenMinutes: number[] = []
    for (let part = 0; part < 6; part += 1) {
      const before = ask.mock.calls.length
      await vi.advanceTimersByTimeAsync(10 * MINUTE)
      perTenMinutes.push(ask.mock.calls.length - before)
    }
    expect(Math.max(...perTenMinutes.slice(1))).toBeLessThanOrEqual(14)
    expect(Math.min(...perTenMinutes)).toBeGreaterThan(0)
    expect(perTenMinutes[0]).toBeLessThanOrEqual(20)
  })

  it.each([
    ['the browser comes online', () => page.dispatchEvent(new Event('online'))],
    ['the window has the focus again', () => page.dispatchEvent(new Event('focus'))],
    ['the tab is looked at again', () => doc.dispatchEvent(new Event('visibilitychange'))],
  ])('retries at once when %s, but not repeatedly', async (_, comeBack) => {
    const { ask } = open([])
    await vi.advanceTimersByTimeAsync(20_000)
    const before = ask.mock.calls.length
    for (let time = 0; time < 5; time += 1) {
      comeBack()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(ask.mock.calls.length - before).toBe(1)
  })

  it('pauses while the document is hidden', async () => {
    const { ask } = open([])
    doc.hidden = true
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(ask).not.toHaveBeenCalled()
    doc.hidden = false
    doc.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('keeps its back-off when it fails again, and resets it for another page', async () => {
    const first = open([])
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    const again = open([])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(again.ask).not.toHaveBeenCalled()
    const other = open([], '/b')
    await vi.advanceTimersByTimeAsync(3000)
    expect(other.ask).toHaveBeenCalledTimes(1)
    const before = first.ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(first.ask.mock.calls.length).toBe(before)
  })

  it('stops once another page is shown', async () => {
    const { ask, show } = open([true])
    endRecovery()
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect([ask.mock.calls.length, show.mock.calls.length]).toEqual([0, 0])
  })
})
