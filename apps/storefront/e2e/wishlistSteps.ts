import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

export const PRODUCT = '/uk/en/aurelune/meridian-40/2104-310-1.html'
export const ADDED = '1 item added to wishlist'
export const REMOVED = 'Item removed from wishlist'

export const hearts = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: /^Add .+ to wishlist$/ })
export const heart = (page: Page): Locator => hearts(page).first()
export const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' })
export const told = (page: Page, role: 'status' | 'alert', text: string): Locator =>
  page.getByRole(role).filter({ hasText: text })

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

export async function expectWished(target: Locator, isWished: boolean): Promise<void> {
  await expect(target).toHaveAttribute('aria-pressed', String(isWished))
  await expect(target).not.toHaveAttribute('aria-busy')
}

export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
