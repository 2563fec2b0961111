import { expect } from '@playwright/test'
import { test } from './test.js'

/** Typed URLs and the resulting ones. */
const shapes = [
  ['/uk/en/watches', '/uk/en/watches', 'en-GB'],
  ['/en-GB/watches', '/uk/en/watches', 'en-GB'],
  ['/en-UK/watches', '/uk/en/watches', 'en-GB'],
  ['/gb/en/watches', '/uk/en/watches', 'en-GB'],
  ['/UK/EN/watches', '/uk/en/watches', 'en-GB'],
  ['/halbrenn/uk/en/watches', '/halbrenn/uk/en/watches', 'en-GB'],
  ['/halbrenn/en-GB/watches', '/halbrenn/uk/en/watches', 'en-GB'],
  ['/watches?locale=fr-CH', '/ch/fr/watches?locale=fr-CH', 'fr-CH'],
  ['/watches?site=halbrenn&locale=da-DK', '/dk/da/watches?site=halbrenn&locale=da-DK', 'da-DK'],
  ['/uk/en/watches/?sort=price-low-to-high', '/uk/en/watches?sort=price-low-to-high', 'en-GB'],
  ['/de-AT/watches/?a=b', '/at/de/watches?a=b', 'de-AT'],
  ['/s/halbrenn-master/uk/en/watches', '/uk/en/watches', 'en-GB'],
  ['/uk/en/root/watches', '/uk/en/watches', 'en-GB'],
  ['/category/watches?locale=en-GB', '/uk/en/category/watches?locale=en-GB', 'en-GB'],
] as const

for (const [typed, reached, lang] of shapes) {
  test(`${typed} opens ${reached}`, async ({ page, baseURL }) => {
    const response = await page.goto(typed)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(`${baseURL}${reached}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('a URL without a locale keeps its query', async ({ page }) => {
  await page.goto('/search?q=gold&utm_source=letter')
  const url = new URL(page.url())
  expect(url.pathname).toMatch(/^\/[a-z]{2}\/[a-z]{2}\/search$/)
  expect(url.search).toBe('?q=gold&utm_source=letter')
})

test('a preview parameter shows only public content', async ({ page, request }) => {
  await page.goto('/uk/en/watches?mgnlPreview=true&mgnlVersion=1.1')
  await expect(page.locator('h1')).toHaveCount(1)
  const plain = await (await request.get('/uk/en/watches')).text()
  const preview = await (await request.get('/uk/en/watches?mgnlPreview=true&mgnlVersion=1.1')).text()
  expect(preview).toBe(plain)
  await page.goto('/?mgnlPreview=true&a=b')
  expect(new URL(page.url()).search).toBe('?a=b')
})

test.describe('missing pages', () => {
  test.use({ allowedErrors: { errors: ['404', '400'] } })

  test('are real 404s in the language of their URL', async ({ page }) => {
    const response = await page.goto('/dk/da/findes-ikke')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('the staff sale, for a visitor', async ({ page }) => {
    expect((await page.goto('/uk/en/staff-sale'))?.status()).toBe(404)
  })

  test('a callback without a pending login gets a clear error', async ({ page }) => {
    const response = await page.goto('/callback?code=c&usid=u&state=s')
    expect(response?.status()).toBe(400)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  })
})

for (const route of ['/account/login', '/account/addresses', '/order/history', '/appointment/booking']) {
  test(`${route} is a styled page until it is implemented`, async ({ page }) => {
    const response = await page.goto(`/uk/en${route}`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
}

/** Raw request targets of an attacker; the response must never contain another host or be a server error. */
const hostile = [
  '//evil.example/',
  '//evil.example',
  '///evil.example/a',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/%2f..%2f..%2fetc/passwd',
  '/uk/en/%2e%2e/%2e%2e/etc/passwd',
  '/s/x//evil.example/a',
  '/s/x/%2Fevil.example/a',
  '/root//evil.example',
  '/root/%5C%5Cevil.example',
  '/legaldocuments.html//evil.example',
  '/?locale=//evil.example',
  '/?site=//evil.example&locale=%00',
  '/%00',
  '/uk/en/%00.html',
  '/%E0%A4%A',
  '/%zz',
  '/%u0041',
  '/uk/en;jsessionid=1/watches',
  '/@evil.example',
  '/.evil.example',
  '/https://evil.example/',
  '/javascript:alert(1)',
  '/%0d%0aset-cookie:a=b',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(1000)}`,
  '/category/%3Cscript%3E',
  '/product/..%2f..%2fx',
  '/callback?returnTo=//evil.example',
] as const

for (const path of hostile) {
  test(`${path.slice(0, 60)} does not leave the site`, async ({ baseURL }) => {
    const response = await sendRaw(new URL(baseURL ?? ''), path)
    expect(response.status, path).toBeLessThan(500)
    expect(response.location ?? '/', path).toMatch(/^\/(?![/\\])/)
    expect(response.cookie).toBeUndefined()
  })
}

/** Sends a raw request target; browsers and `fetch` would normalise it. */
async function sendRaw({ hostname, port, host }: URL, path: string) {
  const { request } = await import('node:http')
  return new Promise<{ status: number; location: string | undefined; cookie: readonly string[] | undefined }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, headers: { host } }, (response) => {
        response.resume()
        const { location, 'set-cookie': cookie } = response.headers
        resolve({ status: response.statusCode ?? 0, location, cookie })
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}
