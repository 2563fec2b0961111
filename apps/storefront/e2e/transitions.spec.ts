import { expect, type Page } from '@playwright/test'
import { mens, openWhole, quiet, watches } from './navigationSteps.js'
import { test } from './test.js'

const toMens = (page: Page) => page.locator(`main a[href="${mens}"]`).first()

/** The successive paths shown in the main area; '' = it was briefly missing. */
async function watchPaths(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = []
    const note = () => {
      const path = document.querySelector('main')?.dataset.path ?? ''
      if (shown.at(-1) !== path) shown.push(path)
      document.documentElement.dataset.shown = JSON.stringify(shown)
      requestAnimationFrame(note)
    }
    note()
  })
  return async () => JSON.parse((await page.locator('html').getAttribute('data-shown')) ?? '[]')
}

test('the old page stays visible and interactive until the new one is ready', async ({ page }) => {
  await openWhole(page, watches)
  await page.route('**/apis/page?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const paths = await watchPaths(page)
  await toMens(page).click()
  await expect(page).toHaveURL(new RegExp(`${mens}$`))
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page.locator('main')).toHaveAttribute('data-path', watches)
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  expect(await paths()).toEqual([watches, mens])
})

test('a prefetched page is shown without a request, forwards and back', async ({ page }) => {
  // Fast enough to prefetch hovered links, too slow to prefetch products in view (warming.spec).
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '3g' }) })
  })
  await openWhole(page, watches)
  const answer = page.waitForResponse((response) => response.url().includes('/apis/page'))
  await toMens(page).hover()
  await answer
  await quiet(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Pictures load when they are in view; Chromium requests the icon with each URL.
    if (!pathname.startsWith('/images/') && !pathname.includes('favicon')) requests.push(request.url())
  })
  await toMens(page).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-path', watches)
  await quiet(page)
  expect(requests).toEqual([])
})
