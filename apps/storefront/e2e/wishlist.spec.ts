import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import {
  ADDED,
  expectNoViolation,
  expectWished,
  heart,
  hearts,
  PRODUCT,
  REMOVED,
  told,
  visit,
} from './wishlistSteps.js'

const LISTING = '/uk/en/watches/mens'
const FAILED = 'Something went wrong. Try again!'
const SANDBOX = `http://127.0.0.1:${process.env.TEST_SANDBOX_PORT ?? 4199}/sandbox`
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_zzvi_001/customers'

/** Personal requests of a page: sessions, baskets and wishlists. */
function watchRequests(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/apis\/(?:session|scapi)/.test(pathname)) seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

const additions = (requests: readonly string[]) => requests.filter((request) => /^POST .+\/items$/.test(request))
const lists = (requests: readonly string[]) => requests.filter((request) => /^POST .+\/product-lists$/.test(request))

for (const path of [PRODUCT, LISTING]) {
  test(`${path}: viewing a page makes no personal request and starts no session`, async ({ page, context }) => {
    const requests = watchRequests(page)
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await visit(page, path)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    expect(files.filter((url) => url.includes('Wishlist'))).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('vt-session')
    await expectNoViolation(page)
  })
}

test('a product is added with the mouse, kept after a reload, and removed', async ({ page }) => {
  await visit(page, PRODUCT)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(told(page, 'status', ADDED)).toBeVisible()
  await expectNoViolation(page)
  await page.reload()
  await expectWished(heart(page), true)
  await heart(page).click()
  await expect(told(page, 'status', REMOVED)).toBeVisible()
  await expectWished(heart(page), false)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expectWished(heart(page), false)
})

test('a product is added with the keyboard on a tile, and the message links to the list', async ({ page }) => {
  await visit(page, LISTING)
  const third = hearts(page).nth(2)
  const link = page.locator('main article a').nth(2)
  await link.focus()
  await page.keyboard.press('Tab')
  await expect(third).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(told(page, 'status', ADDED)).toBeVisible()
  await expectWished(third, true)
  await expect(third).toBeFocused()
  await page.keyboard.press('Space')
  await expect(told(page, 'status', REMOVED)).toBeVisible()
  await expectWished(third, false)
  await expect(told(page, 'status', ADDED)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(told(page, 'status', ADDED)).toBeVisible()
  await page.keyboard.press('F6')
  await expect(page.getByRole('link', { name: 'View wishlist' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/uk/en/wishlist')
  await expect(told(page, 'status', ADDED)).toHaveCount(0)
})

test('a double click adds one item', async ({ page }) => {
  const requests = watchRequests(page)
  await visit(page, PRODUCT)
  await heart(page).dblclick()
  await expect(told(page, 'status', ADDED)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectWished(heart(page), true)
  expect(additions(requests)).toHaveLength(1)
  expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([])
})

test('five tiles added at once become five items on one list', async ({ page }) => {
  const requests = watchRequests(page)
  await visit(page, LISTING)
  await hearts(page).evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 5)) if (button instanceof HTMLElement) button.click()
  })
  for (const index of [0, 1, 2, 3, 4]) await expectWished(hearts(page).nth(index), true)
  expect(lists(requests)).toHaveLength(1)
  expect(additions(requests)).toHaveLength(5)
  expect(requests.filter((request) => request === 'POST /apis/session')).toHaveLength(1)
  await page.reload()
  for (const index of [0, 1, 2, 3, 4]) await expectWished(hearts(page).nth(index), true)
  await expectWished(hearts(page).nth(5), false)
})

test('two tabs are in sync', async ({ page, context }) => {
  await visit(page, PRODUCT)
  await heart(page).click()
  await expectWished(heart(page), true)
  const other = await context.newPage()
  await visit(other, PRODUCT)
  await expectWished(heart(other), true)
  await heart(other).click()
  await expectWished(heart(other), false)
  await expectWished(heart(page), false)
})

test('a product added before the list has loaded is reported as already present', async ({ page }) => {
  const requests = watchRequests(page)
  await visit(page, PRODUCT)
  await heart(page).click()
  await expect(told(page, 'status', ADDED)).toBeVisible()
  const release = Promise.withResolvers<void>()
  await page.route('**/product-lists?*', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  release.resolve()
  await expect(told(page, 'status', 'Item is already in wishlist')).toBeVisible()
  await expectWished(heart(page), true)
  expect(additions(requests)).toHaveLength(1)
})

test.describe('when the platform refuses', () => {
  test.use({
    allowedErrors: { errors: ['status of 500', 'status of 502', 'status of 503', 'Failed to fetch', 'ERR_'] },
  })

  test('an addition fails: the button is reset with a warning and can be pressed again', async ({ page, request }) => {
    const requests = watchRequests(page)
    await visit(page, PRODUCT)
    await heart(page).click()
    await expect(told(page, 'status', ADDED)).toBeVisible()
    await heart(page).click()
    await expect(told(page, 'status', REMOVED)).toBeVisible()
    // Limits the failure to this shopper, because other tests run in parallel.
    const customerId = /\/customers\/(\w+)\//.exec(additions(requests)[0] ?? '')?.[1]
    const endpoint = `POST ${CUSTOMERS}/${customerId}/`
    const fault = await request.post(`${SANDBOX}/faults`, { data: { endpoint, kind: 'status', status: 500, times: 1 } })
    expect(fault.ok()).toBe(true)
    await heart(page).click()
    await expect(told(page, 'alert', FAILED)).toBeVisible()
    await expectWished(heart(page), false)
    await expect(heart(page)).toBeFocused()
    await heart(page).click()
    await expect(told(page, 'status', ADDED)).toBeVisible()
    await expectWished(heart(page), true)
  })

  test('a removal fails: the button stays active', async ({ page }) => {
    await visit(page, PRODUCT)
    await heart(page).click()
    await expectWished(heart(page), true)
    await page.route('**/apis/scapi/**', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
        : route.fallback(),
    )
    await heart(page).click()
    await expect(told(page, 'alert', FAILED)).toBeVisible()
    await expectWished(heart(page), true)
  })

  test('the wishlist code fails to load: the button is reset, and works in the next document', async ({ page }) => {
    await page.route(/\/assets\/Wishlist\.lazy/, (route) => route.abort())
    await visit(page, PRODUCT)
    await heart(page).click()
    await expect(told(page, 'alert', FAILED)).toBeVisible()
    await expectWished(heart(page), false)
    await page.unrouteAll()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await heart(page).click()
    await expectWished(heart(page), true)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is not shown', async ({ page }) => {
    await page.goto(PRODUCT)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main button[aria-pressed]').first()).toBeHidden()
  })
})
