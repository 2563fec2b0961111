import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { testPages, testWithoutJavaScript } from './pageSteps.js'
import { test } from './test.js'

// One page of each theme, a listing, a product and a search, each in a different locale; other pages are in proofs/.
testPages([
  { path: '/ch/de', theme: 'theme-retailer', lang: 'de-CH' },
  { path: '/dk/da/watches/mens', theme: 'theme-retailer', lang: 'da-DK' },
  { path: '/uk/en/aurelune/meridian-40/2104-310-1.html', theme: 'theme-retailer', lang: 'en-GB' },
  { path: '/at/de/corvane', theme: 'theme-bespoke', lang: 'de-AT' },
  { path: '/ch/fr/certified-pre-owned', theme: 'theme-cpo', lang: 'fr-CH' },
  { path: '/uk/en/pre-owned', theme: 'theme-cpov7', lang: 'en-GB' },
  { path: '/fr/en/search?q=gold', theme: 'theme-retailer', lang: 'en-FR' },
])

testWithoutJavaScript(['ch/de'])

test('neither a first visit nor the menu loads code of MUI or Emotion', async ({ page }) => {
  const isMui = (text: string) => /Mui[A-Z]|@emotion|emotion/.test(text)
  const folder = 'apps/storefront/dist/client/assets/'
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && isMui(readFileSync(folder + file, 'utf8')))
  expect(files, 'MUI or Emotion is in files loaded on demand').not.toEqual([])
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  const loaded = async () => (await Promise.all(bodies)).filter(isMui)
  await page.goto('/ch/de', { waitUntil: 'networkidle' })
  expect(await loaded()).toEqual([])
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page
    .locator('header')
    .getByRole('link', { name: 'Menü' })
    .or(page.locator('header').getByRole('button', { name: 'Menü' }))
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await loaded()).toEqual([])
  expect(await page.content()).not.toMatch(/data-emotion/)
})

test.describe('without web fonts', () => {
  test.use({ allowedErrors: { errors: ['net::ERR_FAILED'] } })

  test('the layout does not move while a page loads', async ({ page }) => {
    // Shifts by late fonts are measured in faces.spec.ts.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + moved)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/ch/de', '/ch/de/watches/mens', '/ch/de/aurelune/meridian-40/2104-310-1.html']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(Number(await page.locator('html').getAttribute('data-shift')), path).toBe(0)
    }
  })
})

for (const [path, faces] of [
  ['/ch/de', ['Cormorant Variable', 'Figtree Variable']],
  ['/de/de/corvane', ['Libre Franklin Variable']],
  ['/ch/en/certified-pre-owned', ['Jost Variable']],
] as const) {
  test(`${path} requests the fonts of its theme immediately, and no others`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('head link[rel=preload][as=font]')).toHaveCount(faces.length)
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('"', '')),
    )
    expect(loaded.filter((family) => family.endsWith('Variable')).sort()).toEqual([...faces])
  })
}

test('forced colours and reduced motion keep every control visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/uk/en/aurelune/meridian-40/2104-310-1.html')
  await expect(page.locator('[data-part=add-to-cart]')).toBeVisible()
  // With reduced motion, an animation ends within a frame. Infinite ones have an infinite end.
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))),
  )
  expect(longest).toBeLessThanOrEqual(16)
})
