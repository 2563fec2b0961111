import { expect, type Locator, type Page } from '@playwright/test'

export const PRODUCT = '/uk/en/aurelune/meridian-40/2104-310-1.html'
export const PRE_ORDER_PRODUCT = '/uk/en/aurelune/meridian-40/2104-321-2.html'
export const FAILED = 'Something went wrong. Try again!'

export const addButton = (page: Page): Locator => page.locator('[data-part=add-to-cart]')
export const cartButton = (page: Page): Locator => page.locator('header [data-part=cart-button]')
export const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' })
export const searchButton = (page: Page): Locator => page.locator('header').getByRole('link', { name: 'Search' })
export const addError = (page: Page): Locator => page.locator('main [role=alert]')

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

export async function visitWithCart(page: Page): Promise<void> {
  await visit(page, PRODUCT)
  await addButton(page).click()
  await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
}

export async function closeWithEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function openSearch(page: Page): Promise<Locator> {
  await searchButton(page).click()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(field).toBeFocused()
  return field
}

/** Makes every commerce call of one method fail from now on. */
export async function refuse(page: Page, method: string): Promise<void> {
  await page.route('**/apis/scapi/**', (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
      : route.fallback(),
  )
}
