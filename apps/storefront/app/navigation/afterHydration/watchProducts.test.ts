// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchProducts } from './watchProducts.js'

let report: (target: Element, isIntersecting: boolean) => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        report = (target, isIntersecting) => callback([{ target, isIntersecting }])
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const links = Array.from({ length: 9 }, (_, index) => `<a href="/uk/en/${index}.html"></a>`)
  document.body.innerHTML = `<main><article>${links.join('')}</article></main>`
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const links = () => [...document.querySelectorAll('a')]

it('prefetches links that stay in view, at most six, and none that is scrolled past', async () => {
  const asked: string[] = []
  const warm = async (href: string) => void asked.push(href)
  watchProducts(warm)
  dispatchEvent(new Event('pointermove'))
  for (const link of links()) {
    report(link, true)
    await vi.advanceTimersByTimeAsync(300)
    report(link, false)
  }
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
  for (const link of links()) report(link, true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([0, 1, 2, 3, 4, 5].map((index) => `/uk/en/${index}.html`))
})

it('stops prefetching after it is stopped', async () => {
  const asked: string[] = []
  const warm = async (href: string) => void asked.push(href)
  const end = watchProducts(warm)
  dispatchEvent(new Event('pointermove'))
  for (const link of links()) report(link, true)
  end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
})
