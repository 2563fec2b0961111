import { expect } from '@playwright/test'
import { test } from '../test.js'

const port = process.env.TEST_HYBRID_PORT ?? String(Number(process.env.TEST_PORT ?? 3199) - 1)

test.use({ baseURL: `http://localhost:${port}` })

test('a hybrid route shows the other application under the same URL, with its own style and policy', async ({
  page,
}) => {
  const response = await page.goto('/uk/en/account?tab=a')
  await expect(page.locator('#path')).toHaveText('/uk/en/account')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/uk/en/account?tab=a')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('body')).toHaveAttribute('data-inline', 'ran')
  const headers = response?.headers() ?? {}
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("'unsafe-inline'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-powered-by']).toBeUndefined()
})

test('its form is proxied, and its session cookie is set', async ({ page, context }) => {
  await page.goto('/uk/en/login')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#sent')).toHaveText('email=a%40example.com')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'dwsid')).toMatchObject({ httpOnly: true, domain: 'localhost' })
})

test('its redirects stay on our origin', async ({ page }) => {
  await page.goto('/uk/en/checkout')
  await expect(page).toHaveURL(`http://localhost:${port}/uk/en/checkout/login`)
  await expect(page.locator('#path')).toHaveText('/uk/en/checkout/login')
})

test('every other page is rendered by the storefront', async ({ page }) => {
  await page.goto('/uk/en')
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('#path')).toHaveCount(0)
})

test('a link to a hybrid route loads a document, and back returns to the storefront', async ({ page }) => {
  await page.goto('/uk/en/account')
  await page.goto('/uk/en')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  // Before hydration, the app would find a document that it did not render.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/uk/en/cart'
    link.textContent = 'Cart'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.locator('#path')).toHaveText('/uk/en/cart')
  expect(documents).toEqual(['/uk/en/cart'])
  await page.goBack()
  await expect(page.locator('header')).toBeVisible()
})

test.describe('when it fails', () => {
  test.use({ allowedErrors: { errors: ['502'] } })

  test('the shopper sees our error page', async ({ page }) => {
    const response = await page.goto('/uk/en/giftcard')
    expect(response?.status()).toBe(502)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This page isn't working")
    await page.getByRole('link', { name: 'Go to homepage' }).click()
    await expect(page).toHaveURL(`http://localhost:${port}/uk/en`)
  })
})

/** One address per country (sandbox: `seed/clientAddresses.ts`), a language, and the redirect target. */
const visitors = [
  ['192.0.2.130', 'de-AT', '/at/de'],
  ['192.0.2.130', 'fr-FR', '/at/en'],
  ['192.0.2.200', 'da-DK', '/dk/da'],
  ['198.51.100.200', 'de-DE', '/uk/en'],
  ['198.51.100.1', 'fr-FR', '/fr/fr'],
  ['203.0.113.1', 'en-US', '/ch/en'],
] as const

for (const [address, locale, home] of visitors) {
  test.describe(`a first visit from ${address} in ${locale}`, () => {
    test.use({ hasChosenShop: false, locale, extraHTTPHeaders: { 'x-forwarded-for': address } })

    test(`redirects to ${home} and stores the place in a session cookie`, async ({ page, context }) => {
      await page.goto('/?utm_source=x')
      await expect(page).toHaveURL(`http://localhost:${port}${home}?utm_source=x`)
      const cookie = (await context.cookies()).find(({ name }) => name === 'prefferedLocation')
      expect(cookie).toMatchObject({ expires: -1, httpOnly: false, sameSite: 'Lax' })
    })
  })
}

test.describe('a visitor with a preferred location', () => {
  test.use({ hasChosenShop: false, locale: 'de-AT', extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.130' } })

  test('is redirected there, whatever their address', async ({ page, context }) => {
    await context.addCookies([{ name: 'prefferedLocation', value: 'fr-CH', url: `http://localhost:${port}` }])
    await page.goto('/')
    await expect(page).toHaveURL(`http://localhost:${port}/ch/fr`)
  })

  test('stays on a requested page', async ({ page }) => {
    await page.goto('/uk/en/watches')
    await expect(page).toHaveURL(`http://localhost:${port}/uk/en/watches`)
  })
})
