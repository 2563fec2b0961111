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
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  while (Date.now() - last < 500) await page.waitForTimeout(100)
  page.off('request', note)
  page.off('requestfinished', note)
}

/** Adds a link as in edited text, without a component that handles it. */
export async function addTextLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const anchor = document.createElement('a')
    anchor.href = target
    anchor.textContent = 'A link in edited text'
    document.querySelector('main')?.prepend(anchor)
  }, href)
}

export const textLink = (page: Page) => page.getByRole('link', { name: 'A link in edited text' })
