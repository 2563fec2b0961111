import { createServer } from 'node:http'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test } from './test.js'
import { expectNoViolation } from './wishlistSteps.js'

const SANDBOX_PORT = Number(process.env.TEST_SANDBOX_PORT ?? 4199)
const PROVIDER = `http://localhost:${SANDBOX_PORT + 1}`
const SHOP = `http://localhost:${process.env.TEST_PORT ?? 3199}`
const CARD = '9000 0000 0001 0000'

/** A server for the page of a shop; `open` shows the card fields in it and collects their messages. */
async function serveShop() {
  let html = ''
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  return {
    stop: () => void server.close(),
    /** @param given origin for which the fields are requested */
    async open(page: Page, locale: string, given = origin): Promise<FrameLocator> {
      const source = `${PROVIDER}/fields?${new URLSearchParams({ origin: given, locale }).toString()}`
      html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Test</title><main><h1>Test</h1>
<iframe title="Card" src="${source.replaceAll('&', '&amp;')}" width="280" height="400"></iframe></main>
<script>messages = []; addEventListener('message', ({ origin, data }) => messages.push({ ...data, origin }))</script>`
      await page.goto(origin)
      return page.frameLocator('iframe')
    },
  }
}

let shop: Awaited<ReturnType<typeof serveShop>>
test.beforeAll(async () => {
  shop = await serveShop()
})
test.afterAll(() => shop.stop())

const messages = (page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> => page.evaluate('messages')

const tokenise = (page: Page, id: string) =>
  page.evaluate(
    ([id, target]) => document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'tokenise', id }, target),
    [id, PROVIDER] as const,
  )

async function payPage(page: Page, origin: string, locale: string, type: string): Promise<string> {
  const answer = await page.request.post(`${PROVIDER}/v1/payments`, {
    headers: { authorization: 'Bearer sandbox-testpay-secret', 'idempotency-key': crypto.randomUUID() },
    data: {
      reference: crypto.randomUUID(),
      orderNo: '00010001',
      amount: { value: 1_240_000, currency: 'CHF' },
      method: { type },
      returnUrl: `${origin}/favicon.ico?attempt=1`,
      country: 'CH',
      locale,
    },
  })
  return (await answer.json()).redirect.url
}

test.describe('the card fields of the payment provider', () => {
  test('exchange a card for a token that only the shop receives', async ({ page }) => {
    const fields = await shop.open(page, 'de-CH')
    await fields.getByLabel('Kartennummer').fill(CARD)
    await fields.getByLabel('Gültig bis').fill('0330')
    await fields.getByLabel('Sicherheitscode').fill('737')
    await tokenise(page, 'a')
    const token = { type: 'token', id: 'a', last4: '0000', expiryMonth: '03', expiryYear: '2030', origin: PROVIDER }
    await expect.poll(() => messages(page)).toContainEqual(expect.objectContaining(token))
    expect(await messages(page)).toContainEqual(expect.objectContaining({ type: 'ready' }))
    expect(await messages(page)).toContainEqual(expect.objectContaining({ type: 'height', height: expect.any(Number) }))
    expect(JSON.stringify(await messages(page))).not.toContain('9000')
  })

  test('name errors when a field is left and on request, and focus the first', async ({ page }) => {
    const fields = await shop.open(page, 'fr-CH')
    const number = fields.getByLabel('Numéro de carte')
    await number.fill('9000 0000 0001 0001')
    await number.press('Tab')
    await expect(number).toHaveAccessibleDescription(/Vérifiez les chiffres/)
    await number.fill(CARD)
    await expect(number).toHaveAccessibleDescription('')
    await tokenise(page, 'b')
    const expiry = fields.getByLabel('Date d’expiration')
    await expect(expiry).toBeFocused()
    await expect(expiry).toHaveAccessibleDescription(/Saisissez la date/)
    await expect
      .poll(() => messages(page))
      .toContainEqual({ type: 'invalid', id: 'b', fields: ['expiry', 'code'], origin: PROVIDER })
    await expectNoViolation(page)
  })
})

test.describe('the card fields in a page of somebody else', () => {
  test.use({ allowedErrors: { errors: ['frame-ancestors'] } })

  test('are not shown and answer nothing', async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    const fields = await shop.open(page, 'en-GB', 'http://localhost:1')
    await refused
    await expect(fields.getByLabel('Card number')).toHaveCount(0)
    await tokenise(page, 'c')
    await page.waitForTimeout(300)
    expect(await messages(page)).toEqual([])
  })
})

for (const [type, locale, button] of [
  ['twint', 'de-CH', 'Zahlung freigeben'],
  ['paypal', 'fr-CH', 'Approuver le paiement'],
] as const) {
  test(`the page of ${type} works at 320 pixels by keyboard and without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
    const page = await context.newPage()
    await page.goto(await payPage(page, SHOP, locale, type))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: button })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/attempt=1&redirectResult=[\w-]{43}$/)
    await context.close()
  })
}

test('the pages of the provider have no violation and fit 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of [
    await payPage(page, SHOP, 'da-DK', 'card'),
    await payPage(page, SHOP, 'en-GB', 'twint'),
    PROVIDER,
  ]) {
    await page.goto(address)
    await expectNoViolation(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
  }
})
