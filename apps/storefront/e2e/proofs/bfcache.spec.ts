import { expect, type Page } from '@playwright/test'
import { countPageRequests, home, mens, openWhole, quiet, watches } from '../navigationSteps.js'
import { test } from '../test.js'
import { cartOf, PRODUCT } from '../wishlistSteps.js'

// Enables the back/forward cache, which Playwright disables in Chromium.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

/** Navigates to another document. */
async function leave(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  await openWhole(page, path)
}

/** Goes back like the browser's button; Playwright's `goBack` waits for a load event that does not occur. */
async function back(page: Page, path: string): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(path)
}

const restored = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-restored', 'true')

for (const path of [home, mens, PRODUCT, '/uk/en/certified-pre-owned', '/ch/de']) {
  test(`${path} is restored from the back/forward cache`, async ({ page }) => {
    await openWhole(page, path)
    await page.waitForLoadState('networkidle')
    await leave(page, watches)
    await back(page, path)
    await restored(page)
  })
}

test('a restored page works and keeps its scroll position', async ({ page }) => {
  await openWhole(page, watches)
  await page.evaluate(() => scrollTo(0, 400))
  await leave(page, home)
  await back(page, watches)
  await restored(page)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(400)
  await page.locator(`main a[href="${mens}"]`).first().click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
})

test.describe('for a shopper with a basket', () => {
  test('the item count is current, although another page changed it', async ({ page }) => {
    await openWhole(page, PRODUCT)
    await page.locator('[data-part=add-to-cart]').click()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
    await page.keyboard.press('Escape')
    const cart = page.locator('header [data-part=cart-button]')
    await expect(cart).toContainText('1')
    await leave(page, home)
    await cart.click()
    await cartOf(page).getByRole('combobox').selectOption('2')
    await expect(cart).toContainText('2')
    await back(page, PRODUCT)
    await expect(cart).toContainText('2')
  })

  test('without a BroadcastChannel the page is restored and reads the basket again', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
    await openWhole(page, PRODUCT)
    await page.locator('[data-part=add-to-cart]').click()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
    await page.keyboard.press('Escape')
    await leave(page, home)
    const cart = page.locator('header [data-part=cart-button]')
    await cart.click()
    await cartOf(page).getByRole('combobox').selectOption('2')
    await expect(cart).toContainText('2')
    await back(page, PRODUCT)
    await restored(page)
    await expect(cart).toContainText('2')
  })
})

test('nothing is requested for a page restored immediately, and a visitor without a session gets none', async ({
  page,
}) => {
  await openWhole(page, watches)
  await leave(page, home)
  const counts = countPageRequests(page)
  await back(page, watches)
  await restored(page)
  await quiet(page)
  expect([...counts]).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toEqual(['prefferedLocation'])
})
