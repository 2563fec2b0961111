import { expect, type Page, type Request } from '@playwright/test'
import {
  countPageRequests,
  home,
  isMarked,
  mark,
  mens,
  open,
  openWhole,
  rendered,
  scrollDown,
} from './navigationSteps.js'
import { test } from './test.js'

const link = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first()

test('nothing is requested again while the document hydrates', async ({ page }) => {
  const counts = countPageRequests(page)
  const personal: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/apis/')) personal.push(pathname)
  })
  await page.goto(mens, { waitUntil: 'networkidle' })
  await open(page, mens)
  expect([...counts]).toEqual([])
  // The location suggestion is requested once per visit, after everything else.
  expect(personal.filter((path) => path !== '/apis/location-suggestion')).toEqual([])
})

test('a hover followed by a click requests the page once', async ({ page }) => {
  await open(page, '/uk/en/watches')
  await mark(page)
  const counts = countPageRequests(page)
  const target = page.locator(`main a[href="${mens}"]`).first()
  const answer = page.waitForResponse((response) => response.url().includes('/apis/page'))
  await target.hover()
  await answer
  await target.click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  expect(counts.get(mens)).toBe(1)
  expect(await isMarked(page)).toBe(true)
})

test('back after a hover shows the previous page at its exact scroll position', async ({ page }) => {
  await open(page, mens)
  await scrollDown(page, 900)
  const before = await page.evaluate(() => scrollY)
  const product = page.locator('main article a[href$=".html"]:visible').nth(4)
  await product.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await product.hover()
  await product.click()
  await expect(page).toHaveURL(/\.html$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await link(page, home).hover()
  await page.goBack()
  await expect(page).toHaveURL(mens)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  expect(before).toBeGreaterThan(0)
})

test('two clicks on two links show the second page', async ({ page }) => {
  await open(page, '/uk/en/watches')
  const underWay = new Set<Request>()
  page.on('request', (request) => request.url().includes('/apis/page?') && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.route('**/apis/page?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.locator(`main a[href="${mens}"]`).first().click()
  await page.locator('header a[href="/uk/en"]:visible').first().click()
  await expect(page).toHaveURL(home)
  await expect(page.locator('main')).toHaveAttribute('data-path', home)
  await expect.poll(() => underWay.size).toBe(0)
  await rendered(page)
  await expect(page).toHaveURL(home)
  await expect(page.locator('main')).toHaveAttribute('data-path', home)
})

test('a double click on one link creates one history entry and one request', async ({ page }) => {
  await open(page, '/uk/en/watches')
  const counts = countPageRequests(page)
  const entries = await page.evaluate(() => history.length)
  await page.locator(`main a[href="${mens}"]`).first().dblclick()
  await expect(page).toHaveURL(mens)
  expect(counts.get(mens)).toBe(1)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
})

test.describe('a page that answers 503', () => {
  test.use({ allowedErrors: { errors: ['503', 'PageRequestError', 'The page could not be loaded'] } })

  test('shows the error page, and the page as soon as the back end recovers', async ({ page }) => {
    await openWhole(page, '/uk/en/watches')
    await mark(page)
    await page.route('**/apis/page?**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.locator(`main a[href="${mens}"]`).first().click()
    await expect(page.getByRole('heading', { name: "This page isn't working" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', home)
    const counts = countPageRequests(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => counts.get(mens) ?? 0).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: "This page isn't working" })).toBeVisible()
    await page.unroute('**/apis/page?**')
    await expect(page.locator('main')).toHaveAttribute('data-path', mens, { timeout: 60_000 })
    await expect(page).toHaveTitle(/Men/)
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await page.goForward()
    await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  })
})

test('a reload during a navigation loads the target', async ({ page }) => {
  await open(page, '/uk/en/watches')
  await page.route('**/apis/page?**', () => {})
  await page.locator(`main a[href="${mens}"]`).first().click()
  await expect(page).toHaveURL(mens)
  await page.reload()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
})

test('a hash link scrolls, moves the focus and requests nothing', async ({ page }) => {
  await open(page, mens)
  const counts = countPageRequests(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to Content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  expect([...counts]).toEqual([])
})

test('a navigation moves the focus to the main area, the scroll to the top, and sets title, lang and theme', async ({
  page,
}) => {
  await open(page, home)
  await mark(page)
  await page.evaluate(() => scrollTo(0, 600))
  const toCpo = page.locator('main a[href="/uk/en/certified-pre-owned"]').first()
  await toCpo.click()
  await expect(page.locator('main')).toHaveAttribute('data-path', '/uk/en/certified-pre-owned')
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle(/ \| Halbrenn$/)
  await expect(page.locator('html')).toHaveClass('theme-cpo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/uk\/en\/certified-pre-owned$/)
  expect(await isMarked(page)).toBe(true)
})
