import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { ADDED, cartOf, expectNoViolation, expectWished, heart, PRODUCT, REMOVED, visit } from './wishlistSteps.js'

test.describe('in the mini-cart', () => {
  test('a line can be added to the wishlist, is busy meanwhile, and has no axe violation', async ({ page }) => {
    await visit(page, PRODUCT)
    await page.locator('[data-part=add-to-cart]').click()
    const wish = cartOf(page).getByRole('button', { name: 'Add Aurelune Meridian 40 to wishlist' })
    await expectWished(wish, false)
    const release = Promise.withResolvers<void>()
    await page.route('**/product-lists/*/items', async (route) => {
      await release.promise
      await route.continue()
    })
    await wish.click()
    await expect(cartOf(page).getByRole('article')).toHaveAttribute('aria-busy', 'true')
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    release.resolve()
    await expect(cartOf(page).getByRole('status').filter({ hasText: ADDED })).toBeVisible()
    await expect(cartOf(page).getByRole('article')).not.toHaveAttribute('aria-busy')
    await expectWished(wish, true)
    await expectNoViolation(page)
    await cartOf(page).getByRole('link', { name: 'View wishlist' }).click()
    await expect(page).toHaveURL('/uk/en/wishlist')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the wishlist buttons of a line and of the page are in sync', async ({ page }) => {
    await visit(page, PRODUCT)
    await heart(page).click()
    await expectWished(heart(page), true)
    await page.locator('[data-part=add-to-cart]').click()
    const wish = cartOf(page).getByRole('button', { name: 'Add Aurelune Meridian 40 to wishlist' })
    await expectWished(wish, true)
    await wish.click()
    await expect(cartOf(page).getByRole('status').filter({ hasText: REMOVED })).toBeVisible()
    await expectWished(wish, false)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectWished(heart(page), false)
  })

  test('an unavailable product is listed, and removed with one click', async ({ page }) => {
    await visit(page, PRODUCT)
    await page.locator('[data-part=add-to-cart]').click()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await sellOut(page)
    await visit(page, '/uk/en')
    await page.locator('header [data-part=cart-button]').click()
    const question = page.getByRole('alertdialog', { name: 'Items Unavailable' })
    await expect(question).toContainText(
      'Some items are no longer available online and will be removed from your cart.',
    )
    await expect(question).toContainText('Aurelune Meridian 40')
    await expect(question.getByRole('button', { name: 'Remove' })).toBeFocused()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(cartOf(page).getByText('Out of stock')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('header [data-part=cart-button]').click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(cartOf(page).getByText('Your shopping cart is empty.')).toBeVisible()
    await expect(cartOf(page).getByRole('status').filter({ hasText: 'Item removed from cart' })).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})

/** Makes the platform report every product as sold out, for this page only. */
async function sellOut(page: Page): Promise<void> {
  await page.route('**/apis/scapi/product/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text
        .replaceAll('"c_inStock":true', '"c_inStock":false')
        .replaceAll('"c_isPreOrder":true', '"c_isPreOrder":false'),
    })
  })
}
