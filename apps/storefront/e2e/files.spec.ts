import { expect } from '@playwright/test'
import { test } from './test.js'

const SANDBOX = `http://127.0.0.1:${process.env.TEST_SANDBOX_PORT ?? 4199}`

for (const [locale, label] of [
  ['ch/de', 'Pflegeanleitung (PDF, 90 KB)'],
  ['dk/da', 'Plejevejledning (PDF, 90 KB)'],
] as const) {
  test(`a shopper in ${locale} gets the care guide by its link`, async ({ page, request }) => {
    await page.goto(`/${locale}/service/watch-servicing`)
    const href = await page.getByRole('link', { name: label }).getAttribute('href')
    expect(href).toMatch(/^\/cms\/dam\/jcr:[\da-f-]{36}\/care-guide-\w\w\.pdf$/)
    const file = await request.get(href ?? '', { headers: { range: 'bytes=0-3' } })
    expect([file.status(), file.headers()['content-type'], await file.text()]).toEqual([206, 'application/pdf', '%PDF'])
  })
}

test('a film of the media library plays', async ({ page }) => {
  await page.goto('/uk/en/services')
  const sources = page.locator('video source')
  await page.locator('video').first().scrollIntoViewIfNeeded()
  await expect(sources.first()).toHaveAttribute('src', /^\/cms\/dam\/jcr:[\da-f-]{36}\/meridian-loop\.webm$/)
  const video = page.locator('video').first()
  await video.evaluate((element) => element instanceof HTMLVideoElement && element.load())
  await expect
    .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.readyState))
    .toBeGreaterThan(0)
})

test('a link of the legacy storefront leads to its stand-in, and from there back', async ({ page }) => {
  await page.goto('/uk/en')
  const link = page.locator('footer').getByRole('link', { name: 'Order history' })
  await expect(link).toHaveAttribute('href', `${SANDBOX}/order/history`)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Our previous shop' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Halbrenn' }).click()
  await expect(page.locator('footer')).toBeVisible()
})

test('what is published shows at once', async ({ request }) => {
  const path = '/uk/en/legal/hallmarks'
  const stateOf = async () => (await request.get(path)).headers()['x-cache']
  await expect.poll(stateOf).toBe('hit')
  const publication = await request.post(`${SANDBOX}/sandbox/publish`, { data: { path: '/legal/hallmarks' } })
  expect(await publication.json()).toMatchObject({ purge: 'done' })
  expect(await stateOf()).toBe('miss')
})
