import { describe, expect, it, vi } from 'vitest'
import type { PageData } from '../contract/pageData.js'
import { createPageFetcher, pageKey } from './pageFetcher.js'

const head = {
  title: '',
  description: null,
  canonical: null,
  alternates: [],
  isNoIndex: false,
  image: null,
  type: 'website' as const,
  structuredData: [],
}
const context = {
  nodeName: '',
  pageType: 'other',
  pageSubtype: '',
  isPwaPage: false,
  breadcrumbs: [],
  originalRelPath: '',
  pageHeaderLogos: [],
}

function buildPage(path: string): PageData {
  return {
    kind: 'page',
    status: 200,
    path,
    localeId: 'en-GB',
    theme: 'retailer',
    template: 'vitrine:pages/home',
    head,
    context,
    nodes: [],
    productId: null,
    categoryId: null,
    localeOptions: [],
    native: null,
    buildId: 'b1',
  }
}

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

function openFetcher(answer: (url: string) => Promise<Response>) {
  const clock = { time: 0 }
  const fetch = vi.fn<typeof globalThis.fetch>((input) =>
    answer(input instanceof Request ? input.url : input.toString()),
  )
  const pages = createPageFetcher({ fetch, now: () => clock.time, prepare: () => Promise.resolve() })
  return { clock, fetch, pages }
}

const key = pageKey('/uk/en')

describe('createPageFetcher', () => {
  it('makes one request for a hover and a click within 10 s, and a new one after that', async () => {
    const { clock, fetch, pages } = openFetcher(() => json(buildPage('/uk/en')))
    await pages.load(key)
    clock.time = 9_999
    await pages.load(key)
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.time = 10_000
    await pages.load(key)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('opens the last good page immediately at any age, with the same promise', async () => {
    const { clock, fetch, pages } = openFetcher(() => json(buildPage('/uk/en')))
    await pages.open(key)
    clock.time = 60_000
    expect(pages.open(key)).toBe(pages.open(key))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('keeps the good page when a refresh fails', async () => {
    const answers = [() => json(buildPage('/uk/en')), () => json({}, 503)]
    const { clock, pages } = openFetcher(() => answers.shift()?.() ?? json({}, 503))
    const page = await pages.open(key)
    clock.time = 20_000
    await expect(pages.load(key)).rejects.toMatchObject({ status: 503 })
    await expect(pages.open(key)).resolves.toBe(page)
  })

  it('returns the same rejected promise while React shows it, and requests again after a second', async () => {
    const { clock, fetch, pages } = openFetcher(() => json({}, 503))
    const first = pages.open(key)
    await expect(first).rejects.toMatchObject({ name: 'PageRequestError', status: 503 })
    expect(pages.open(key)).toBe(first)
    clock.time = 1_000
    await expect(pages.open(key)).rejects.toBeDefined()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('follows redirects and stops at a loop', async () => {
    const { pages } = openFetcher((url) =>
      url === pageKey('/old') ? json({ redirect: '/uk/en' }) : json(buildPage('/uk/en')),
    )
    await expect(pages.load(pageKey('/old'))).resolves.toMatchObject({ path: '/uk/en' })
    const loop = openFetcher(() => json({ redirect: '/a' }))
    await expect(loop.pages.load(key)).rejects.toMatchObject({ status: 508 })
  })

  it('accepts a 404 page and rejects HTML', async () => {
    const { pages } = openFetcher(() => json({ ...buildPage('/uk/en/x'), kind: 'notFound', status: 404 }, 404))
    await expect(pages.load(key)).resolves.toMatchObject({ kind: 'notFound' })
    const html = openFetcher(() =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
    )
    await expect(html.pages.load(key)).rejects.toMatchObject({ name: 'PageRequestError' })
  })

  it('remembers a failure from the time it occurred, however long the request took', async () => {
    const answer = Promise.withResolvers<Response>()
    const { clock, fetch, pages } = openFetcher(() => answer.promise)
    const failing = pages.open(key)
    clock.time = 50_000
    answer.resolve(new Response('', { status: 503 }))
    await expect(failing).rejects.toMatchObject({ status: 503 })
    expect(pages.open(key)).toBe(failing)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('makes one request while a response is pending', () => {
    const { clock, fetch, pages } = openFetcher(() => new Promise(() => {}))
    const waiting = pages.open(key)
    clock.time = 60_000
    expect(pages.open(key)).toBe(waiting)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('shows a cached page immediately and requests it again after expiry', async () => {
    const { fetch, pages } = openFetcher(() => json(buildPage('/uk/en')))
    const first = await pages.open(key)
    expect(pages.isKnown(key)).toBe(true)
    pages.expire()
    expect(await pages.open(key)).toBe(first)
    await pages.load(key)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
