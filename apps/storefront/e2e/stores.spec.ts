import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { ADDED, expectNoViolation, heart, hearts, PRODUCT, told, visit } from './wishlistSteps.js'

const LOCATOR = '/uk/en/boutiques'
const cards = (page: Page) => page.locator('main [data-store]')
const names = (page: Page) => cards(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-store')))

/** Tracking requests: recommendations and activities. */
function watchTracking(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/apis/einstein/')) seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

test("the list contains the country's boutiques, each with its page and opening hours", async ({ page }) => {
  await visit(page, LOCATOR)
  await expect(cards(page)).toHaveCount(3)
  await expect(
    cards(page)
      .first()
      .getByText(/^(Open until|Closed)/),
  ).toBeVisible()
  await expectNoViolation(page)
  await cards(page).getByRole('link', { name: 'Halbrenn London', exact: true }).click()
  await expect(page).toHaveURL('/uk/en/boutiques/london')
})

test('a town is found by keyboard, nearest first; an unknown one keeps the list', async ({ page }) => {
  await visit(page, LOCATOR)
  await page.getByLabel('Country').selectOption('')
  await page.locator('main').getByRole('searchbox').first().fill('Geneva')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toHaveAttribute('data-store', 'halbrenn-geneve')
  await expect(page.locator('main').getByRole('status').filter({ hasText: 'Geneva' })).toBeVisible()
})

test('a search from another page is taken from the URL', async ({ page }) => {
  await visit(page, `${LOCATOR}?place=Geneva&country=`)
  await expect(cards(page).first()).toHaveAttribute('data-store', 'halbrenn-geneve')
  await expect(page.locator('main').getByRole('searchbox').first()).toHaveValue('Geneva')
})

test.describe('with an unknown place', () => {
  test.use({ allowedErrors: { errors: ['status of 404', 'status of 503', 'Failed to load resource'] } })

  test('the list is kept, with a message', async ({ page }) => {
    await visit(page, LOCATOR)
    const before = await names(page)
    await page.locator('main').getByRole('searchbox').first().fill('Atlantis')
    await page.keyboard.press('Enter')
    await expect(page.locator('main').getByRole('status').filter({ hasText: /place/i }).first()).toBeVisible()
    expect(await names(page)).toEqual(before)
  })
})

test('the map loads on demand, without third-party requests', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await visit(page, LOCATOR)
  await expect(page.getByRole('application')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await expect(
    page
      .locator('main')
      .getByRole('button', { name: /Halbrenn London/ })
      .first(),
  ).toBeVisible()
  expect(foreign).toEqual([])
})

for (const [path, town, phone] of [
  ['/uk/en/boutiques/london', 'London', '+44 20 5550 1220'],
  ['/uk/en/corvane/boutiques/london', 'London', '+44 20 5550 1225'],
  ['/uk/en/certified-pre-owned/boutiques/zurich', 'Zürich', '+41 44 555 01 20'],
  ['/uk/en/pre-owned/boutiques/munchen', 'München', '+49 89 5550 1600'],
] as const) {
  test(`${path}: address, hours and telephone come from commerce`, async ({ page }) => {
    await visit(page, path)
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
    await expect(main.locator('address').filter({ hasText: town }).first()).toBeVisible()
    await expect(main.getByText('Monday').first()).toBeVisible()
    await expect(main.getByText(/^(Open until|Closed)/).first()).toBeVisible()
    await expectNoViolation(page)
  })
}

test.describe('the wishlist page', () => {
  test('is empty without wishlist items, and starts no session', async ({ page, context }) => {
    await visit(page, '/uk/en/wishlist')
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('vt-session')
    await expectNoViolation(page)
  })

  test('shows the products on the list, and removes them', async ({ page }) => {
    await visit(page, PRODUCT)
    await heart(page).click()
    await expect(told(page, 'status', ADDED)).toBeVisible()
    await visit(page, '/uk/en/wishlist')
    const list = page.getByRole('list', { name: 'Wishlist' })
    await expect(list.locator('article')).toHaveCount(1)
    await expect(page.locator('main').getByRole('status').filter({ hasText: '1 piece' })).toBeVisible()
    await expectNoViolation(page)
    await list.getByRole('button', { name: /^Add .+ to wishlist$/ }).press('Enter')
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeFocused()
  })

  test.describe('without a response', () => {
    test.use({ allowedErrors: { errors: ['Failed to load resource'] } })

    test('shows an error and can be retried', async ({ page }) => {
      await visit(page, PRODUCT)
      await hearts(page).first().click()
      await expect(told(page, 'status', ADDED)).toBeVisible()
      await page.route('**/product-lists?*', (route) => route.fulfill({ status: 500, body: '{}' }))
      await visit(page, '/uk/en/wishlist')
      await expect(page.getByText('Your wishlist could not be loaded.')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('list', { name: 'Wishlist' }).locator('article')).toHaveCount(1)
    })
  })

  test('is the same HTML for all visitors', async ({ page, request }) => {
    await visit(page, PRODUCT)
    await heart(page).click()
    await expect(told(page, 'status', ADDED)).toBeVisible()
    const own = await (await page.request.get('/uk/en/wishlist')).text()
    expect(own).toBe(await (await request.get('/uk/en/wishlist')).text())
  })
})

test.describe('recommendations', () => {
  test('without consent nothing is requested: a search fills the row', async ({ page }) => {
    const tracking = watchTracking(page)
    await visit(page, '/uk/en/wishlist')
    const row = page.getByRole('region', { name: 'Perhaps one of these' })
    await expect(row.locator('article').first()).toBeVisible()
    await row.locator('article').first().scrollIntoViewIfNeeded()
    expect(tracking).toEqual([])
  })

  test('with consent the service is called, and receives views and clicks', async ({ page, context, baseURL }) => {
    const tracking = watchTracking(page)
    await visit(page, PRODUCT)
    await heart(page).click()
    await expect(told(page, 'status', ADDED)).toBeVisible()
    await context.addCookies([{ name: 'dw_dnt', value: '0', url: baseURL ?? '' }])
    await visit(page, '/uk/en/wishlist')
    const row = page.getByRole('region', { name: 'Perhaps one of these' })
    await expect(row.locator('article').first()).toBeVisible()
    await row.locator('article').first().scrollIntoViewIfNeeded()
    await expect.poll(() => tracking.some((call) => call.endsWith('/viewReco'))).toBe(true)
    await row.locator('article a').first().click()
    await expect.poll(() => tracking.some((call) => call.endsWith('/clickReco'))).toBe(true)
  })
})

test("a partner's page loads after consent only", async ({ page }) => {
  const asked: string[] = []
  await page.route('https://clock.corvane.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Clock</title><p>12:00</p>' })
  })
  await visit(page, '/uk/en/kitchen-sink')
  const show = page.getByRole('button', { name: 'Show content' }).first()
  await show.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await show.click()
  await expect(page.frameLocator('iframe').first().getByText('12:00')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every boutique has its address, telephone and page', async ({ page }) => {
    await page.goto(LOCATOR)
    await expect(cards(page).first().locator('address')).toBeVisible()
    await expect(cards(page).first().locator('a[href^="tel:"]')).toBeVisible()
    await expect(cards(page).getByRole('link', { name: 'Halbrenn London', exact: true })).toHaveAttribute(
      'href',
      '/uk/en/boutiques/london',
    )
  })
})
