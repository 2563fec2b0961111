import { expect, type Page } from '@playwright/test'
import { cartButton, cartOf, FAILED, refuse, visit, visitWithCart } from './cartSteps.js'
import { test } from './test.js'
import { expectNoViolation } from './wishlistSteps.js'

const line = (page: Page) => page.getByRole('main').getByRole('article')
const quantity = (page: Page) => line(page).getByRole('combobox')
const total = (page: Page) => page.getByRole('main').locator('dl').last()
const coupon = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' })

async function visitCart(page: Page) {
  await visitWithCart(page)
  await visit(page, '/uk/en/cart')
  await expect(line(page)).toHaveCount(1)
}

async function applyCoupon(page: Page, code: string) {
  if (!(await coupon(page).isVisible())) await page.getByText('Add a coupon').click()
  await coupon(page).fill(code)
  await coupon(page).press('Enter')
}

test.describe('the cart page', () => {
  test('opens in a document of its own, and is left by a document load', async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await visitWithCart(page)
    await cartOf(page).getByRole('link', { name: 'Go to Shopping Cart' }).click()
    await expect(page).toHaveURL(/\/uk\/en\/cart$/)
    await expect(line(page)).toHaveCount(1)
    await line(page).getByRole('link').click()
    await expect(page).toHaveURL(/2104-310-1\.html$/)
    expect(documents.slice(1)).toEqual(['/uk/en/cart', expect.stringMatching(/2104-310-1\.html$/)])
  })

  test('is rendered with its lines for this shopper only, and is never stored', async ({ page, request }) => {
    await visitWithCart(page)
    const own = await page.request.get('/uk/en/cart')
    expect(own.headers()['cache-control']).toBe('private, no-store')
    expect(await own.text()).toContain('Meridian 40')
    const other = await request.get('/uk/en/cart')
    expect(other.headers()['cache-control']).toContain('no-store')
    expect(await other.text()).not.toContain('Meridian 40')
  })

  test('shows the lines before its scripts arrive, and keeps them afterwards', async ({ page }) => {
    await visitWithCart(page)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/CartScreen-*.js', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/uk/en/cart')
    await expect(line(page)).toContainText('In stock')
    const before = await line(page).innerText()
    resolve()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(await line(page).innerText()).toBe(before)
    await quantity(page).selectOption('2')
    await expect(line(page)).toContainText('each')
  })

  test('names the chosen values and leads to the checkout', async ({ page }) => {
    await visitCart(page)
    await expect(line(page)).toContainText(/Material: \w+/)
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/uk/en/checkout/login')
    await expect(total(page)).toContainText('VAT included (20.0%)')
    await expectNoViolation(page)
  })

  test('changes the quantity: total and badge follow', async ({ page }) => {
    await visitCart(page)
    const before = await total(page).textContent()
    await quantity(page).selectOption('2')
    await expect(line(page)).toContainText('each')
    await expect(total(page)).not.toHaveText(before ?? '')
    await expect(cartButton(page)).toContainText('2')
  })

  test('removes a product and restores it, with the keyboard only', async ({ page }) => {
    await visitCart(page)
    await page.getByRole('button', { name: /^Remove / }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(line(page)).toHaveCount(1)
    await expect(cartButton(page)).toContainText('1')
  })

  test('follows a change in another tab', async ({ page, context }) => {
    await visitCart(page)
    const other = await context.newPage()
    await visit(other, '/uk/en/cart')
    await quantity(other).selectOption('2')
    await expect(quantity(page)).toHaveValue('2')
    await other.close()
  })

  test('is empty for a first visitor, with suggestions and a link to continue shopping', async ({ page }) => {
    await visit(page, '/uk/en/cart')
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/uk/en')
    await expect(page.getByRole('heading', { name: 'You may like' })).toBeVisible()
    await expectNoViolation(page)
  })

  test('fits 320 px, in German', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, '/de/de/aurelune/meridian-40/2104-310-1.html')
    await page.locator('[data-part=add-to-cart]').click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('1')
    await visit(page, '/de/de/cart')
    await expect(line(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('when the platform refuses', () => {
  test.use({ allowedErrors: { errors: ['status of 500', 'status of 400'] } })

  test('keeps the quantity when the platform refuses, with a banner', async ({ page }) => {
    await visitCart(page)
    await refuse(page, 'PATCH')
    await quantity(page).selectOption('2')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED)
    await expect(quantity(page)).toHaveValue('1')
  })

  test('states why a coupon is refused, and subtracts one that applies', async ({ page }) => {
    await visitCart(page)
    await applyCoupon(page, 'NOSUCHCODE')
    await expect(coupon(page)).toHaveAccessibleDescription(/We do not know this code/)
    await expect(coupon(page)).toHaveValue('NOSUCHCODE')
    await applyCoupon(page, 'EXPIRED')
    await expect(coupon(page)).toHaveAccessibleDescription(/is not valid at the moment/)
    await applyCoupon(page, 'welcome10')
    const remove = page.getByRole('button', { name: 'Remove the coupon WELCOME10' })
    await expect(remove).toBeVisible()
    await expect(line(page)).toContainText('Discount: 10 % off new watches')
    await expect(line(page).locator('s')).toHaveCount(1)
    await applyCoupon(page, 'ENGRAVE')
    await expect(total(page)).toContainText(/−.?£50/)
    await expectNoViolation(page)
    await remove.click()
    await expect(remove).toHaveCount(0)
    await expect(coupon(page)).toBeFocused()
  })
})

test('saves the options of a gift', async ({ page }) => {
  await visitCart(page)
  await page.getByText('Gift options').click()
  const message = page.getByRole('textbox', { name: 'Message on the card' })
  await message.fill('Happy birthday, Mila 🎂')
  await expect(message).toHaveAccessibleDescription(/228 characters left/)
  await page.getByRole('checkbox', { name: 'Gift wrapping' }).check()
  await page.getByRole('button', { name: 'Save gift options' }).click()
  await expect(page.getByText('Your gift options are saved.')).toBeVisible()
  await page.reload()
  await expect(message).toHaveValue('Happy birthday, Mila 🎂')
  await expect(page.getByRole('checkbox', { name: 'Gift wrapping' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Receipt without prices' })).not.toBeChecked()
  await expectNoViolation(page)
})

test('an adviser receives the products of the cart in the message, which the shopper can change', async ({ page }) => {
  await visitCart(page)
  await page.getByRole('link', { name: 'Let an adviser finish this with you' }).click()
  await expect(page).toHaveURL(/\/uk\/en\/contact\?cart$/)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toHaveValue(/1 × Meridian 40 \(item no\. 2104-310-1\)/)
  await message.fill('Please call me.')
  await expect(page.getByText('Your message names the products in your cart.')).toBeVisible()
  await expect(message).toHaveValue('Please call me.')
  await page.goto('/uk/en/contact')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(message).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart page of a first visitor states that it needs JavaScript, and shows the telephone number', async ({
    page,
  }) => {
    await page.goto('/uk/en/cart')
    await expect(page.getByText('Your shopping cart needs JavaScript.')).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  })

  test('a cart can be changed by forms, and leads to the checkout', async ({ page, browser }) => {
    const scripted = await browser.newContext({ javaScriptEnabled: true })
    await visitWithCart(await scripted.newPage())
    await page.context().addCookies(await scripted.cookies())
    await scripted.close()
    const outcome = page.locator('main noscript [role=status]')

    await page.goto('/uk/en/cart')
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/uk/en/checkout/login')
    await quantity(page).selectOption('2')
    await page.getByRole('button', { name: 'Update: Aurelune Meridian 40' }).click()
    await expect(page).toHaveURL('/uk/en/cart?notice=updated')
    await expect(outcome).toHaveText('Your cart has been updated.')
    await expect(line(page)).toContainText('each')

    await page.getByText('Add a coupon').click()
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCHCODE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(outcome).toContainText('We do not know this code.')
    await page.getByText('Add a coupon').click()
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('welcome10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(outcome).toHaveText('The coupon has been applied.')
    await expect(line(page)).toContainText('10 % off new watches')
    await page.getByRole('button', { name: 'Remove the coupon WELCOME10' }).click()
    await expect(outcome).toHaveText('The coupon has been removed.')

    await page.getByRole('button', { name: 'Remove: Aurelune Meridian 40' }).click()
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
  })
})
