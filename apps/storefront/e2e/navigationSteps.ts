import type { Page } from '@playwright/test'

export const home = '/uk/en'
export const watches = '/uk/en/watches'
export const mens = '/uk/en/watches/mens'

/** Counts requests for page data by requested path. */
export function countPageRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname !== '/apis/page') return
    const path = url.searchParams.get('path') ?? ''
    counts.set(path, (counts.get(path) ?? 0) + 1)
  })
  return counts
}

/** Marks the document: the mark is lost on a document load. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', '1'))
export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens a page and waits for the parts loaded after hydration, which include the title announcer. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.locator('body > [role=status]').waitFor({ state: 'attached' })
}

/** Waits until the page has made no request for half a second. */
export async function quiet(page: Page): Promise<void> {
  const over = Promise.withResolvers<void>()
  const wait = () => setTimeout(over.resolve, 500)
  let timer = wait()
  const note = () => {
    clearTimeout(timer)
    timer = wait()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  await over.promise
  page.off('request', note)
  page.off('requestfinished', note)
}

/** Waits until the page has rendered twice: what the last response or event causes is then visible. */
export const rendered = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Scrolls to a height of the page, and waits until it is there. */
export async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y)
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 1, y)
  await rendered(page)
}

/** Adds a link as in editorial text, without a component that handles it. */
export async function addTextLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const anchor = document.createElement('a')
    anchor.href = target
    anchor.textContent = 'A link in edited text'
    document.querySelector('main')?.prepend(anchor)
  }, href)
}

export const textLink = (page: Page) => page.getByRole('link', { name: 'A link in edited text' })
