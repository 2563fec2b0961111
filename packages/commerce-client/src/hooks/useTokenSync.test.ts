// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, onTestFinished, vi } from 'vitest'
import { answerNothing, createFakeRoutes } from '../testing/fakeRoutes.js'
import { useTokenSync, watchToken } from './useTokenSync.js'

const key = 'access_token_halbrenn'
const [first, second] = ['a.b.first', 'a.b.second']

/** Simulates the storage event of another tab's write; the storage itself is shared. */
function change(entry: string, value: string | null, storageArea: Storage = localStorage): void {
  if (value === null) storageArea.removeItem(entry)
  else storageArea.setItem(entry, value)
  dispatchEvent(new StorageEvent('storage', { key: entry, newValue: value, storageArea }))
}

function open(url: string | null = '/save-access-token') {
  const { fetch, calls } = createFakeRoutes({ 'POST save-access-token': answerNothing })
  const { unmount, rerender } = renderHook(
    () => useTokenSync({ url, key, fetch, headers: { 'x-requested-by': 'vitrine' } }),
    { reactStrictMode: true },
  )
  return { calls, unmount, rerender }
}

let hashes: MockInstance<typeof crypto.subtle.digest>

/** Waits until the debounce has passed, and all hashes and the work that depends on them are complete. */
const settle = async () => {
  await vi.advanceTimersByTimeAsync(250)
  await Promise.allSettled(hashes.mock.results.map(({ value }) => value))
  await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  hashes = vi.spyOn(crypto.subtle, 'digest')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  hashes.mockRestore()
  localStorage.clear()
  sessionStorage.clear()
})

it('posts an existing token on load, once, with its name', async () => {
  localStorage.setItem(key, first)
  const { calls } = open()
  await settle()
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ access_token: first, access_token_name: key }])
  expect(calls[0]?.headers.get('x-requested-by')).toBe('vitrine')
})

it('does not post again when the component is mounted again', async () => {
  localStorage.setItem(key, first)
  const { calls, rerender } = open()
  await settle()
  rerender()
  await settle()
  expect(calls).toHaveLength(1)
})

it('does nothing when the browser blocks storage', async () => {
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem })
  const { calls } = open()
  await settle()
  vi.unstubAllGlobals()
  expect(calls).toEqual([])
})

it('does nothing when the browser cannot hash', async () => {
  localStorage.setItem(key, first)
  hashes.mockRejectedValue(new TypeError('no secure context'))
  const { calls } = open()
  await settle()
  expect(calls).toEqual([])
})

it('posts once for several writes in quick succession, and never the same token again', async () => {
  const { calls } = open()
  change(key, first)
  change(key, second)
  await settle()
  change(key, second)
  await settle()
  expect(calls.map(({ body }) => JSON.parse(body).access_token)).toEqual([second])
})

it.each([
  ['a removal', () => change(key, null)],
  ['another entry', () => change(`${key}x`, first)],
  ['the session storage', () => change(key, first, sessionStorage)],
])('posts nothing for %s', async (_, act) => {
  const { calls } = open()
  act()
  await settle()
  expect(calls).toEqual([])
})

it('does nothing while disabled, or after it was stopped', async () => {
  const off = open(null)
  const ended = open()
  ended.unmount()
  change(key, first)
  await settle()
  expect([...off.calls, ...ended.calls]).toEqual([])
})

/** Watches the entry without React, until the token on load is posted. */
async function watch() {
  const posted: string[] = []
  const stop = watchToken(key, async ({ access_token }) => void posted.push(access_token))
  onTestFinished(stop)
  await settle()
  return { posted, stop }
}

/** A storage event alone; the entry was written before. */
const announce = (entry: string, storageArea: Storage) =>
  dispatchEvent(new StorageEvent('storage', { key: entry, storageArea }))

it('posts each new token that another tab writes after the load', async () => {
  const { posted } = await watch()
  expect(posted).toEqual([])
  for (const token of [first, second]) {
    change(key, token)
    await settle()
  }
  expect(posted).toEqual([first, second])
})

it.each([
  ['another entry', `${key}x`, () => localStorage],
  ['the same name in the session’s storage', key, () => sessionStorage],
])('does not read the entry when %s changes', async (_, entry, areaOf) => {
  const { posted } = await watch()
  localStorage.setItem(key, first)
  announce(entry, areaOf())
  await settle()
  expect(posted).toEqual([])
  announce(key, localStorage)
  await settle()
  expect(posted).toEqual([first])
})

it('waits for 250 ms after the last of several writes', async () => {
  const { posted } = await watch()
  change(key, first)
  await vi.advanceTimersByTimeAsync(200)
  change(key, second)
  await vi.advanceTimersByTimeAsync(200)
  expect(hashes).not.toHaveBeenCalled()
  await settle()
  expect([posted, hashes.mock.calls.length]).toEqual([[second], 1])
})

it('posts nothing after it was stopped, neither a pending token nor a new one', async () => {
  const { posted, stop } = await watch()
  change(key, first)
  stop()
  await settle()
  change(key, second)
  await settle()
  expect(posted).toEqual([])
})

it('posts the next token even if the last one could not be posted', async () => {
  const post = vi.fn(() => Promise.reject(new Error('down')))
  onTestFinished(watchToken(key, post))
  for (const token of [first, second]) {
    change(key, token)
    await settle()
  }
  expect(post.mock.calls).toHaveLength(2)
})
