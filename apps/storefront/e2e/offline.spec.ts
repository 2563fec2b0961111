import { expect, type Page } from '@playwright/test'
import { isMarked, mark, mens, openWhole, quiet, watches } from './navigationSteps.js'
import { test } from './test.js'

// Pictures that scroll into view are still requested.
test.use({ allowedErrors: { errors: ['ERR_INTERNET_DISCONNECTED'] } })

const notice = (page: Page) => page.getByRole('region', { name: 'No connection' })
const toMens = (page: Page) => page.locator(`main a[href="${mens}"]`).first()

/** Waits for the code of the notice, which cannot be loaded offline. */
async function openThenLeaveNetwork(page: Page, path: string): Promise<void> {
  await openWhole(page, path)
  await quiet(page)
  await page.context().setOffline(true)
}

test('offline, a click keeps the page and shows the reason; a retry works after reconnecting', async ({ page }) => {
  await openThenLeaveNetwork(page, watches)
  await mark(page)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await toMens(page).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toContainText('This page cannot be opened without a connection.')
  await expect(page).toHaveURL(watches)
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(watches)
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  await expect(notice(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('Escape closes the notice and keeps the focus on the page', async ({ page }) => {
  await openThenLeaveNetwork(page, watches)
  await toMens(page).click()
  await notice(page).getByRole('button', { name: 'Close message' }).focus()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('a previously visited page opens offline', async ({ page }) => {
  await openWhole(page, watches)
  await toMens(page).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', mens)
  await quiet(page)
  await page.context().setOffline(true)
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-path', watches)
  await expect(notice(page)).toHaveCount(0)
})
