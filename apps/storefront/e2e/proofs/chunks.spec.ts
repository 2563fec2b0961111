import { expect, type Page } from '@playwright/test'
import { isMarked, mark, mens, openWhole } from '../navigationSteps.js'
import { test } from '../test.js'

const PRODUCT_CODE = /\/assets\/product-[^/]+\.js$/
const product = (page: Page) => page.locator('main article a[href$=".html"]:visible').first()

test.describe('the code of a page type', () => {
  test.use({ allowedErrors: { errors: ['ChunkLoadError', 'could not be loaded', 'did not load', 'ERR_FAILED'] } })

  test('that fails to load opens the page as a document', async ({ page }) => {
    await openWhole(page, mens)
    await mark(page)
    await page.route(PRODUCT_CODE, (route) => route.abort())
    await product(page).click()
    await expect(page).toHaveURL(/\.html$/)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-mark')
  })

  test('that hangs for 120 s does the same (Spec §9)', async ({ page }) => {
    await page.clock.install()
    await page.goto(mens)
    await page.clock.runFor(5000)
    await page.locator('body > [role=status]').waitFor({ state: 'attached' })
    await mark(page)
    let isAsked = false
    await page.route(PRODUCT_CODE, () => {
      isAsked = true
    })
    await product(page).click()
    await page.clock.runFor(1000)
    await expect.poll(() => isAsked).toBe(true)
    await page.clock.runFor(117_000)
    expect(await isMarked(page)).toBe(true)
    // Advances the clock in steps, because the fallback does not depend on it.
    await expect(async () => {
      await page.clock.runFor(250)
      await expect(page.locator('html')).not.toHaveAttribute('data-mark', { timeout: 100 })
    }).toPass({ timeout: 20_000 })
    await expect(page.locator('main h1')).toBeVisible()
  })
})
