import { expect, type Page } from '@playwright/test'
import {
  addButton,
  addError,
  cartButton,
  cartOf,
  closeWithEscape,
  FAILED,
  openSearch,
  PRODUCT,
  PRE_ORDER_PRODUCT,
  refuse,
  searchButton,
  visit,
  visitWithCart,
} from './cartSteps.js'
import { test } from './test.js'

test.describe('the cart', () => {
  test('adds one product, however often the button is clicked quickly', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/items')) posts.push(request.url())
    })
    await visit(page, PRODUCT)
    await addButton(page).click({ clickCount: 3, delay: 40 })
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
    await expect(cartButton(page)).toContainText('1')
    expect(posts).toHaveLength(1)
  })

  test('opens on a double click, and keeps the scroll position when it closes', async ({ page }) => {
    await visit(page, PRODUCT)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const box = await cartButton(page).boundingBox()
    await page.mouse.dblclick((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await expect(cartOf(page)).toBeVisible()
    await closeWithEscape(page)
    await expect(cartButton(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('returns the focus to the button that opened it', async ({ page }) => {
    await visitWithCart(page)
    await closeWithEscape(page)
    await expect(addButton(page)).toBeFocused()
    await cartButton(page).click()
    await expect(cartOf(page)).toBeVisible()
    await closeWithEscape(page)
    await expect(cartButton(page)).toBeFocused()
  })

  test('closes on back and stays closed on forward', async ({ page }) => {
    await visit(page, '/uk/en')
    await page.locator('main a[href="/uk/en/watches"]').first().click()
    await expect(page.locator('main[data-path="/uk/en/watches"]')).toBeVisible()
    await cartButton(page).click()
    await expect(cartOf(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/uk/en')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(page.locator('main[data-path="/uk/en/watches"]')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('stays open when a pending page arrives', async ({ page }) => {
    await visitWithCart(page)
    await closeWithEscape(page)
    const { target, arrive } = await chooseSlowVariant(page)
    await cartButton(page).click()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
    arrive()
    await expect(page.locator(`main[data-path="${target}"]`)).toBeVisible()
    await expect(cartOf(page)).toBeVisible()
  })

  test('adds the selected variant, not the one still displayed', async ({ page }) => {
    await visit(page, PRODUCT)
    const { target, arrive } = await chooseSlowVariant(page)
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
    await addButton(page).click({ force: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    arrive()
    await expect(page.locator(`main[data-path="${target}"]`)).toBeVisible()
    await addButton(page).click()
    await expect(cartOf(page).getByRole('link').first()).toHaveAttribute('href', target)
  })

  test('links from a line to its product page, with the focus on the page', async ({ page }) => {
    await visitWithCart(page)
    await closeWithEscape(page)
    await visit(page, '/uk/en')
    await cartButton(page).click()
    await cartOf(page).getByRole('link').first().click()
    await expect(page).toHaveURL(PRODUCT)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })

  test('announces a removed product to screen readers', async ({ page }) => {
    await visitWithCart(page)
    await cartOf(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(cartOf(page).getByRole('status').filter({ hasText: 'Item removed from cart' })).toBeVisible()
    await expect(cartOf(page).getByText('Your shopping cart is empty.')).toBeVisible()
  })
})

test.describe('the search', () => {
  test('accepts input immediately, and Esc closes first the list, then the flyout', async ({ page }) => {
    await visit(page, '/uk/en')
    const field = await openSearch(page)
    await page.keyboard.type('meridian')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    const targets = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(targets).size).toBe(targets.length)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(field).toHaveValue('meridian')
    await closeWithEscape(page)
    await expect(searchButton(page)).toBeFocused()
  })

  test('follows the suggestion selected with the arrow keys', async ({ page }) => {
    await visit(page, '/uk/en')
    await openSearch(page)
    await page.keyboard.type('meridian')
    const first = page.getByRole('option').first()
    await expect(first).toBeVisible()
    const target = await first.getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target ?? '')
    await expect(page.locator('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/uk/en')
  })
})

test.describe('when the shop refuses', () => {
  test.use({ allowedErrors: { errors: ['status of 400', 'status of 500'] } })

  test('a pre-order product next to one in stock, the button shows the reason and keeps the focus', async ({
    page,
  }) => {
    await visitWithCart(page)
    await visit(page, PRE_ORDER_PRODUCT)
    await addButton(page).click()
    await expect(addError(page)).toHaveText('Basket has in-stock product, You can not add this product.')
    await expect(addButton(page)).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a product in stock next to a pre-order, the button shows the reason', async ({ page }) => {
    await visit(page, PRE_ORDER_PRODUCT)
    await addButton(page).click()
    await expect(cartOf(page).getByText('Pre Order')).toBeVisible()
    await visit(page, PRODUCT)
    await addButton(page).click()
    await expect(addError(page)).toHaveText('Basket has pre-order product, You can not add this product.')
  })

  test('one item too many, the button shows the reason', async ({ page }) => {
    await visitWithCart(page)
    const quantity = cartOf(page).getByRole('combobox')
    const largest = await quantity.locator('option').last().textContent()
    await quantity.selectOption(largest)
    await expect(cartButton(page)).toContainText(largest ?? '')
    await visit(page, PRODUCT)
    await addButton(page).click()
    await expect(addError(page)).toHaveText('Maximum quantity for selected product already in cart.')
  })

  test('an addition fails, the button can be used again', async ({ page }) => {
    await visit(page, PRODUCT)
    await refuse(page, 'POST')
    await addButton(page).click()
    await expect(addError(page)).toHaveText('Something wrong!')
    await expect(addButton(page)).toBeFocused()
    await page.unrouteAll()
    await addButton(page).click()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
  })

  test('a change of quantity fails, the old quantity returns with a warning', async ({ page }) => {
    await visitWithCart(page)
    await refuse(page, 'PATCH')
    await cartOf(page).getByRole('combobox').selectOption('2')
    await expect(cartOf(page).getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
    await expect(cartButton(page)).toContainText('1')
  })

  test('a removal fails, the line returns with a warning', async ({ page }) => {
    await visitWithCart(page)
    await refuse(page, 'DELETE')
    await cartOf(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(cartOf(page).getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
  })

  test('the cart cannot be read, it does not claim to be empty and can be retried', async ({ page }) => {
    await visitWithCart(page)
    await closeWithEscape(page)
    await refuse(page, 'GET')
    await visit(page, '/uk/en')
    await cartButton(page).click()
    await expect(cartOf(page).getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await expect(cartOf(page).getByText('Your shopping cart is empty.')).toHaveCount(0)
    await page.unrouteAll()
    await cartOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(cartOf(page).getByRole('combobox')).toHaveValue('1')
  })
})

test.describe('in a restricted browser', () => {
  test('a lost connection is announced, and its return too', async ({ page, context }) => {
    await visit(page, '/uk/en')
    const banner = page.getByText('You are offline.')
    await expect(banner).toHaveCount(0)
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
  })

  test('without storage everything works except persistence', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', blocked)
      Object.defineProperty(window, 'sessionStorage', blocked)
      Object.defineProperty(Document.prototype, 'cookie', blocked)
    })
    await visit(page, '/uk/en')
    await openSearch(page)
    await page.keyboard.type('meridian')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/uk/en/search?q=meridian')
    await visitWithCart(page)
  })

  test('a flyout whose code does not load does not block others', async ({ page }) => {
    await page.route(/SearchFlyout/, () => undefined)
    await visit(page, '/uk/en')
    await searchButton(page).click()
    await cartButton(page).click()
    await expect(cartOf(page)).toBeVisible()
    await closeWithEscape(page)
  })
})

/** Selects another variant whose page is delayed until `arrive` is called. */
async function chooseSlowVariant(page: Page) {
  const release = Promise.withResolvers<void>()
  await page.route('**/apis/page?*', async (route) => {
    await release.promise
    await route.continue()
  })
  const variant = page.locator('main [role=group] li a:not([aria-current])').first()
  const target = (await variant.getAttribute('href')) ?? ''
  await variant.click()
  await expect(page).toHaveURL(target)
  return {
    target,
    arrive: release.resolve,
  }
}
