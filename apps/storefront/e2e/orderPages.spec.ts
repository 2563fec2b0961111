import { expect, type Page } from '@playwright/test'
import { choosePayment, confirmedOrder, fillCart, orderButton, reachPayment } from './checkoutSteps.js'
import { test } from './test.js'
import { expectNoViolation } from './wishlistSteps.js'

/** Orders by bank transfer; returns the number and the address of the confirmation, as path and query. */
async function order(page: Page): Promise<{ readonly orderNo: string; readonly url: string }> {
  await fillCart(page, 'uk/en', 'GB')
  await reachPayment(page, 'uk/en', 'GB')
  await choosePayment(page, 'bank_transfer')
  await orderButton(page).click()
  await confirmedOrder(page)
  const { pathname, search } = new URL(page.url())
  return { orderNo: pathname.split('/').at(-1) ?? '', url: pathname + search }
}

async function findOrder(page: Page, orderNo: string, email = 'ada@mail.example'): Promise<void> {
  await page.goto('/uk/en/order/lookup')
  await page.getByRole('textbox', { name: 'Order number' }).fill(orderNo)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await page.getByRole('textbox', { name: 'Postcode' }).fill('w1s 3pr')
  await page.getByRole('button', { name: 'Show order' }).click()
  await page.waitForLoadState()
}

const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test.describe('the pages of an order', () => {
  // The closed confirmation is answered with 404.
  test.use({ allowedErrors: { errors: ['status of 404'] } })

  test('the link opens the confirmation without the session, and the number alone does not', async ({
    page,
    browser,
  }) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    const { orderNo, url } = await order(page)
    await expect(page.getByText(orderNo, { exact: true }).first()).toBeVisible()
    await expectNoViolation(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await isWithin(page)).toBe(true)
    expect(messages).toEqual([])

    const other = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await other.newPage()
    const response = await visitor.goto(url)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(visitor.getByText(orderNo, { exact: true }).first()).toBeVisible()
    const calendar = await visitor.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const file = await visitor.request.get(calendar ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])

    const locked = await visitor.goto(url.split('?')[0] ?? '')
    expect(locked?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { level: 1, name: 'This order is protected' })).toBeVisible()
    await expect(visitor.getByText('ada@mail.example')).toHaveCount(0)
    await other.close()
  })

  test('an order is found without JavaScript and without an account', async ({ page, browser }) => {
    const { orderNo } = await order(page)
    const other = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const guest = await other.newPage()
    await findOrder(guest, orderNo)
    await expect(guest.getByRole('heading', { name: `Order ${orderNo}` })).toBeVisible()
    await expect(guest.getByText('Open', { exact: true })).toBeVisible()
    expect(await isWithin(guest)).toBe(true)
    expect(await guest.getByRole('main').textContent()).not.toContain('Frei')
    await findOrder(guest, orderNo, 'other@mail.example')
    await expect(guest.getByRole('heading', { name: 'No order was found' })).toBeVisible()
    await other.close()
  })

  test('the form and the closed confirmation have no accessibility violation', async ({ page }) => {
    await page.goto('/uk/en/order/lookup')
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Show order' }).click()
    await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolation(page)
    await page.goto('/uk/en/checkout/confirmation/1')
    await expectNoViolation(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Follow an order' }).click()
    await expect(page).toHaveURL(/\/uk\/en\/order\/lookup$/)
  })
})
