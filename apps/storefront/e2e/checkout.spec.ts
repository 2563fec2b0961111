import { expect } from '@playwright/test'
import {
  choosePayment,
  confirmedOrder,
  enterAddress,
  enterCard,
  enterEmail,
  fillCart,
  openStep,
  orderButton,
  placeOrder,
  reachPayment,
  submitStep,
} from './checkoutSteps.js'
import { test } from './test.js'
import { expectNoViolation } from './wishlistSteps.js'

const OK = '9000 0000 0001 0000'
const DECLINED = '9000 0000 0002 0009'
const CHALLENGE = '9000 0000 0005 0006'

test.describe('buying', () => {
  test('a guest in Switzerland pays by card and confirms it with the bank', async ({ page }) => {
    await fillCart(page, 'ch/de', 'CH')
    await reachPayment(page, 'ch/de', 'CH')
    await expect(orderButton(page)).toHaveText('Zahlungspflichtig bestellen')
    await enterCard(page, CHALLENGE)
    await placeOrder(page)
    await page.waitForURL(/localhost:\d+\/(?!ch\/)/)
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await confirmedOrder(page)
    expect((await page.request.get('/ch/de/checkout')).status()).toBe(200)
    await page.goto('/ch/de/checkout')
    await expect(openStep(page)).toHaveCount(0)
  })

  test('a customer in Germany collects the order in a boutique and pays by bank transfer', async ({ page }) => {
    await fillCart(page, 'de/de', 'DE')
    await page.goto('/de/de/checkout/login')
    await page.getByRole('link', { name: 'Anmelden' }).click()
    await page.waitForURL(/login=1/)
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('mila.brandt@example.com')
    await page.getByLabel('Passwort', { exact: true }).fill('Vitrine-2026!')
    await submitStep(page)
    await openStep(page).locator('input[name=mode][value=pickup]').check({ force: true })
    await openStep(page).locator('input[name=storeId]:enabled').first().check({ force: true })
    await enterAddress(page, 'DE', 'billing')
    await submitStep(page)
    await choosePayment(page, 'bank_transfer')
    await placeOrder(page)
    await confirmedOrder(page)
  })

  test('a guest in Denmark pays with a wallet', async ({ page }) => {
    await fillCart(page, 'dk/da', 'DK')
    await reachPayment(page, 'dk/da', 'DK')
    await expect(orderButton(page)).toHaveText('Ordre med betalingsforpligtelse')
    await choosePayment(page, 'mobilepay')
    await placeOrder(page)
    await page.waitForURL(/localhost:\d+\/(?!dk\/)/)
    await page.getByRole('button').first().click()
    await confirmedOrder(page)
  })

  test('a gift certificate pays a part of an order in France', async ({ page }) => {
    await fillCart(page, 'fr/fr', 'FR')
    await reachPayment(page, 'fr/fr', 'FR')
    await page.getByText('carte cadeau').or(page.getByText('chèque-cadeau')).first().click()
    await page.locator('[name=certificate]').fill('nothing')
    await page.locator('[name=certificate]').press('Enter')
    await expect(page.locator('[name=certificate]')).toHaveValue('nothing')
    await page.locator('[name=certificate]').fill('GIFT-2026-0001')
    await page.locator('[name=certificate]').press('Enter')
    await expect(page.getByText(/\*+0001/).first()).toBeVisible()
    await enterCard(page, OK)
    await placeOrder(page)
    await confirmedOrder(page)
  })

  test('a declined card keeps the order, and another try pays it', async ({ page }) => {
    await fillCart(page, 'de/en', 'DE')
    await reachPayment(page, 'de/en', 'DE')
    await enterCard(page, DECLINED)
    await placeOrder(page)
    await expect(page.locator('#checkout-notice')).toBeFocused({ timeout: 15_000 })
    await expectNoViolation(page)
    await enterCard(page, OK)
    await placeOrder(page)
    await confirmedOrder(page)
  })

  test('a double click orders once', async ({ page }) => {
    await fillCart(page, 'de/de', 'DE')
    await reachPayment(page, 'de/de', 'DE')
    await choosePayment(page, 'bank_transfer')
    await orderButton(page).dblclick()
    const orderNo = await confirmedOrder(page)
    const api = '/apis/scapi/checkout/shopper-orders/v1/organizations/f_ecom_zzvi_001/orders'
    expect((await page.request.get(`${api}/${orderNo}`)).ok()).toBe(true)
    expect(
      (await page.request.get(`${api}/${Number(orderNo) + 1}`.replace(/\d+$/, (n) => n.padStart(8, '0')))).ok(),
    ).toBe(false)
  })

  test('the way back from the provider offers to continue or to cancel', async ({ page }) => {
    await fillCart(page, 'de/de', 'DE')
    await reachPayment(page, 'de/de', 'DE')
    await choosePayment(page, 'paypal')
    await placeOrder(page)
    await page.waitForURL(/localhost:\d+\/(?!de\/)/)
    await page.goto('/de/de/checkout')
    await expect(page.getByRole('link', { name: 'Weiter zur Zahlung' })).toBeVisible()
    await page.getByRole('button', { name: /Zahlung abbrechen/ }).click()
    await expect(openStep(page).locator('[name=quote]')).toBeAttached()
  })

  test('refused entries stay, with the reason at the field and in a summary that has the focus', async ({ page }) => {
    await fillCart(page, 'uk/en', 'GB')
    await enterEmail(page, 'uk/en')
    await enterAddress(page, 'GB')
    await page.locator('[name="shipping.line1"]').fill('PO Box 12')
    await page.locator('[name="shipping.postalCode"]').fill('123')
    await openStep(page).locator('form').last().getByRole('button').last().click()
    await expect(page.locator('section:focus')).toContainText(/postcode/i, { timeout: 15_000 })
    await expect(page.locator('[name="shipping.city"]')).toHaveValue('London')
    await expectNoViolation(page)
  })
})

test.describe('buying without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every step is a plain form; the card is entered at the provider', async ({ page }) => {
    await fillCart(page, 'de/de', 'DE')
    await reachPayment(page, 'de/de', 'DE')
    await choosePayment(page, 'card')
    await orderButton(page).click()
    const next = page.getByRole('link', { name: 'Weiter zur Zahlung' })
    await next.or(page.locator('[name=number]')).first().waitFor()
    if (await next.isVisible()) await next.click()
    const fields = page.locator('input:not([type=hidden])')
    await fields.nth(0).fill(OK)
    await fields.nth(1).fill('12/30')
    await fields.nth(2).fill('123')
    await page.getByRole('button').first().click()
    await confirmedOrder(page)
  })
})
