import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.js'

/** Operates a control in one way of input. */
interface Hands {
  readonly use: (target: Locator) => Promise<void>
  readonly choose: (select: Locator, value: string) => Promise<void>
}

const mouse: Hands = {
  use: (target) => target.click(),
  choose: async (select, value) => void (await select.selectOption(value)),
}

/** Presses Tab until the control has the focus, then Enter; fails if it cannot be reached. */
const keyboard = (page: Page): Hands => ({
  use: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  choose: async (select, value) => {
    await tabTo(page, select)
    await page.keyboard.press(value)
  },
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let count = 0; count < 150; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} cannot be reached with the Tab key.`)
}

const journeys = [
  { name: 'with the mouse', handsOf: () => mouse },
  { name: 'with the keyboard only', handsOf: keyboard },
]

for (const { name, handsOf } of journeys) {
  test(`a shopper goes from the home page to the mini-cart ${name}`, async ({ page }) => {
    const hands = handsOf(page)
    await page.goto('/uk/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await hands.use(page.locator('main a[href="/uk/en/watches"]').first())
    await expect(page).toHaveURL('/uk/en/watches')
    await hands.use(page.locator('main a[href="/uk/en/watches/mens"]').first())
    await expect(page).toHaveURL('/uk/en/watches/mens')

    const total = page.locator('main [role=status]').first()
    const before = await total.textContent()
    await hands.use(page.locator('main details > summary').first())
    await hands.use(page.locator('main details a[href*="refine="]').first())
    await expect(page).toHaveURL(/refine=/)
    await expect(total).not.toHaveText(before ?? '')

    await page.goto('/uk/en/aurelune/meridian-40/2104-310-1.html')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    const variant = page.locator('main [role=group] li a:not([aria-current])').first()
    const target = await variant.getAttribute('href')
    await hands.use(variant)
    await expect(page.locator(`main[data-path="${target}"]`)).toBeVisible()

    await hands.use(page.locator('[data-part=add-to-cart]'))
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
    await expect(cart).toBeVisible()
    await expect(cart.getByText('In stock')).toBeVisible()
    await expect(cart.getByText('incl. VAT').first()).toBeVisible()

    const quantity = cart.getByRole('combobox')
    await hands.choose(quantity, '2')
    await expect(quantity).toHaveValue('2')
    await expect(page.locator('header [data-part=cart-button]')).toContainText('2')

    await hands.use(cart.getByRole('button', { name: /^Remove/ }))
    await expect(page.getByText('Item removed from cart')).toBeVisible()
    await expect(cart.getByText('Your shopping cart is empty.')).toBeVisible()
    await hands.use(cart.getByRole('button', { name: 'Continue Shopping' }))
    await expect(cart).toBeHidden()
  })
}
