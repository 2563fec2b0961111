import { expect, type Page } from '@playwright/test'
import { home, mens, openWhole, quiet, watches } from './navigationSteps.js'
import { test } from './test.js'

const toMens = (page: Page) => page.locator(`main a[href="${mens}"]`).first()

/** Notes for each fade whether the data of its page were there when it began, and how long the old picture stood. */
async function watchFades(page: Page): Promise<() => Promise<{ ms: number }[]>> {
  await page.evaluate(() => {
    const fades: { ms: number }[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const began = performance.now()
      const transition = start(update)
      transition.updateCallbackDone.then(
        () => {
          fades.push({ ms: performance.now() - began })
          document.documentElement.dataset.fades = JSON.stringify(fades)
        },
        () => undefined,
      )
      return transition
    }
  })
  return async () => JSON.parse((await page.locator('html').getAttribute('data-fades')) ?? '[]')
}

test('pages fade once the new one is there: the old picture never waits for the network', async ({ page }) => {
  await openWhole(page, watches)
  await page.route('**/apis/page?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const fades = await watchFades(page)
  await toMens(page).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  await expect.poll(fades).toHaveLength(1)
  const [fade] = await fades()
  expect(fade?.ms).toBeLessThan(1400)
})

test('a click during a fade counts', async ({ page }) => {
  await openWhole(page, watches)
  const fades = await watchFades(page)
  // Long enough to be sure that the press comes in the middle.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::view-transition-old(root), ::view-transition-new(root) { animation-duration: 9s !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const logo = await page.locator(`header a[href="${home}"]:visible`).first().boundingBox()
  await toMens(page).click()
  await expect.poll(fades).toHaveLength(1)
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  await page.mouse.click((logo?.x ?? 0) + 10, (logo?.y ?? 0) + 10)
  await expect(page.locator('main')).toHaveAttribute('data-path', home)
})

test('refining a listing does not fade', async ({ page }) => {
  await openWhole(page, mens)
  const fades = await watchFades(page)
  await page.evaluate(() => {
    const anchor = document.createElement('a')
    anchor.href = '/uk/en/watches/mens?sort=price-low-to-high'
    anchor.textContent = 'Sorted'
    document.querySelector('main')?.prepend(anchor)
  })
  await page.getByRole('link', { name: 'Sorted' }).click()
  await expect(page).toHaveURL(/sort=/)
  await page.waitForTimeout(1000)
  expect(await fades()).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change without a fade', async ({ page }) => {
    await openWhole(page, watches)
    const fades = await watchFades(page)
    await toMens(page).click()
    await expect(page.locator('main')).toHaveAttribute('data-path', mens)
    expect(await fades()).toEqual([])
  })
})

test('a warmed page is shown without a request, there and back', async ({ page }) => {
  // Fast enough to warm what is pointed at, too slow to warm the products in view of either page (warming.spec).
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
    // Pictures come when they are in view; Chromium asks for the icon with each address.
    if (!pathname.startsWith('/images/') && !pathname.includes('favicon')) requests.push(request.url())
  })
  await toMens(page).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-path', watches)
  await page.waitForTimeout(500)
  expect(requests).toEqual([])
})
