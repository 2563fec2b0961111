import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'

const ORGANIZATION = 'organizations/f_ecom_zzvi_001'

const currencies: Readonly<Record<string, string>> = { CH: 'CHF', DK: 'DKK', GB: 'GBP' }

/** Entries of the address form by country, as shoppers write them. */
export const addresses = {
  CH: ['Bahnhofstrasse 1', '8001', 'Zürich', '078 123 45 67'],
  DE: ['Residenzstraße 1', '80333', 'München', '01512 3456789'],
  AT: ['Graben 1', '1010', 'Wien', '0664 1234567'],
  DK: ['Strøget 1', '1110', 'København', '34 41 23 45'],
  FR: ['1 rue de la Paix', '75 001', 'Paris', '06 12 34 56 78'],
  GB: ['1 Bond Street', 'w1s3pr', 'London', '07400 123456'],
} as const

export type Country = keyof typeof addresses

function send(page: Page, method: string, path: string, data?: object): Promise<APIResponse> {
  return page.request.fetch(`/apis/${path}`, {
    method,
    headers: { 'x-requested-by': 'test', origin: new URL(page.url()).origin },
    ...(data && { data }),
  })
}

/** A call of the shop's API with the page's cookies. */
async function call<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const response = await send(page, method, path, data)
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return response.json()
}

/** Puts a watch that is in stock into the basket of a new guest. Orders reduce the stock, so tests take any of many. */
export async function fillCart(page: Page, alias: string, country: Country, category = 'watches'): Promise<void> {
  await page.goto(`/${alias}/checkout`)
  await call(page, 'POST', 'session', {})
  const currency = currencies[country] ?? 'EUR'
  const [path, language] = alias.split('/')
  const query = new URLSearchParams([
    ['refine', `cgid=${category}`],
    ['refine', 'orderable_only=true'],
    ['limit', '40'],
    ['locale', `${language}-${path === 'uk' ? 'GB' : country}`],
    ['currency', currency],
  ])
  const search = `scapi/search/shopper-search/v1/${ORGANIZATION}/product-search?${query}`
  const { hits } = await call<{ readonly hits: readonly { readonly productId: string }[] }>(page, 'GET', search)
  const api = `scapi/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets`
  const { basketId } = await call<{ readonly basketId: string }>(page, 'POST', api, { c_country: country, currency })
  const first = Math.floor(Math.random() * hits.length)
  for (const { productId } of [...hits.slice(first), ...hits.slice(0, first)]) {
    const response = await send(page, 'POST', `${api}/${basketId}/items`, [{ productId, quantity: 1 }])
    if (response.ok()) return
  }
  throw new Error(`No product of "${category}" can be bought in ${country}.`)
}

/** The step that is open. */
export const openStep = (page: Page): Locator => page.locator('li[aria-current=step]')

/** Submits the form of the open step and waits for the answer's document. */
export async function submitStep(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() < 300)
  await openStep(page).locator('form').last().getByRole('button').last().click()
  await answer
  await page.waitForLoadState()
}

export async function enterEmail(page: Page, alias: string, email = 'ada@mail.example'): Promise<void> {
  await page.goto(`/${alias}/checkout/login`)
  await openStep(page).locator('[name=email]').fill(email)
  await submitStep(page)
  await expect(page.locator('#step-where')).toBeVisible()
}

export async function enterAddress(page: Page, country: Country, section = 'shipping'): Promise<void> {
  const [line1, postalCode, city, phone] = addresses[country]
  const values = { firstName: 'Ada', lastName: 'Frei', line1, postalCode, city }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${section}.${name}"]`).fill(value)
  if (section === 'shipping') await page.locator('[name="shipping.phoneNational"]').fill(phone)
}

/** Goes from the e-mail address to the payment step, with the delivery method that is preselected. */
export async function reachPayment(page: Page, alias: string, country: Country): Promise<void> {
  await enterEmail(page, alias)
  await enterAddress(page, country)
  await submitStep(page)
  await expect(openStep(page).locator('[name=methodId]').first()).toBeAttached()
  await submitStep(page)
  await expect(openStep(page).locator('[name=quote]')).toBeAttached()
}

/** Chooses a way to pay. */
export async function choosePayment(page: Page, method: string): Promise<void> {
  await openStep(page).locator(`input[name=method][value=${method}]`).check({ force: true })
}

/** Types a card into the provider's fields. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await choosePayment(page, 'card')
  const fields = page.frameLocator('iframe').locator('input')
  await fields.nth(0).fill(number)
  await fields.nth(1).fill('12 / 30')
  await fields.nth(2).fill('123')
}

export const orderButton = (page: Page): Locator => openStep(page).locator('form').last().getByRole('button').last()

/**
 * Presses the order button with the mouse. Waits for two frames after scrolling: until then Chromium may still send the
 * click to the provider's frame, which was at this place before.
 */
export async function placeOrder(page: Page): Promise<void> {
  await orderButton(page).scrollIntoViewIfNeeded()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  )
  await orderButton(page).click()
}

/** Number of the order on the confirmation page. */
export async function confirmedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/, { timeout: 15_000 })
  return /confirmation\/(\d+)/.exec(page.url())?.[1] ?? ''
}
