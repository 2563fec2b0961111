import { readdirSync, readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './test.js'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One page of each kind and theme, each in a different language. */
const pages = [
  { path: '/ch/de', theme: 'theme-retailer', lang: 'de-CH' },
  { path: '/fr/fr/watches', theme: 'theme-retailer', lang: 'fr-FR' },
  { path: '/dk/da/watches/mens', theme: 'theme-retailer', lang: 'da-DK' },
  { path: '/uk/en/aurelune/meridian-40/2104-310-1.html', theme: 'theme-retailer', lang: 'en-GB' },
  { path: '/at/de/corvane', theme: 'theme-bespoke', lang: 'de-AT' },
  { path: '/de/de/corvane/watches', theme: 'theme-bespoke', lang: 'de-DE' },
  { path: '/ch/fr/certified-pre-owned', theme: 'theme-cpo', lang: 'fr-CH' },
  { path: '/ch/en/certified-pre-owned/watches', theme: 'theme-cpo', lang: 'en-CH' },
  { path: '/uk/en/pre-owned', theme: 'theme-cpov7', lang: 'en-GB' },
  { path: '/dk/en/pre-owned/watches', theme: 'theme-cpov7', lang: 'en-DK' },
  { path: '/fr/en/search?q=gold', theme: 'theme-retailer', lang: 'en-FR' },
  { path: '/de/en/services', theme: 'theme-retailer', lang: 'en-DE' },
  { path: '/at/en/checkout', theme: 'theme-retailer', lang: 'en-AT' },
] as const

for (const { path, theme, lang } of pages) {
  test(`${path} has its theme and language, one h1, no axe violation, and fits 320 px`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveClass(theme)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/.+ \| Halbrenn$/)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['ch/de', 'uk/en', 'dk/da', 'fr/fr']) {
    test(`${locale}: home, listing and product are complete and styled; refining, sorting and paging work`, async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const font = await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)
      expect(font).toContain('Cormorant')

      await page.goto(`/${locale}/watches/mens`)
      const first = page.locator('main article a[href$=".html"]').first()
      await expect(first).toBeVisible()
      await page.locator('main details > summary').first().click()
      await page.locator('main details a[href*="refine="]').first().click()
      await expect(page).toHaveURL(/refine=/)

      await page.goto(`/${locale}/watches/mens`)
      await first.click()
      await expect(page).toHaveURL(/\.html$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main table').first()).toBeAttached()
    })
  }
})

test('neither a first visit nor the menu loads a byte of MUI or Emotion', async ({ page }) => {
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
