import { expect, type Page } from '@playwright/test'
import { test } from '../test.js'

const FACES = '**/*.woff2'

/** Pages with a heading and body text above the fold, for each theme and language. */
const pages = [
  ['/ch/de', 'retailer'],
  ['/uk/en/corvane', 'bespoke'],
  ['/fr/fr/certified-pre-owned', 'cpo'],
  ['/dk/da/pre-owned', 'cpov7'],
  ['/uk/en/certified-pre-owned', 'cpo'],
] as const

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Number('value' in entry ? entry.value : 0), 0)
      document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays the fonts until the returned function is called. */
async function holdFaces(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(FACES, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Fonts used by an element according to the browser: web fonts and others. */
async function fontsOf(page: Page, selector: string): Promise<{ readonly web: string[]; readonly system: string[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  const names = (isWeb: boolean) =>
    fonts.filter(({ isCustomFont }) => isCustomFont === isWeb).map(({ familyName }) => familyName)
  return { web: names(true), system: names(false) }
}

for (const width of [390, 1440]) {
  for (const [path, theme] of pages) {
    test(`${path} at ${width} px: late fonts are shown without a layout shift`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await watchShifts(page)
      const release = await holdFaces(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveClass(`theme-${theme}`)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      // The text is visible before its fonts arrive.
      expect((await fontsOf(page, 'h1')).web).toEqual([])
      expect((await fontsOf(page, 'h1')).system).not.toEqual([])
      release()
      for (const selector of ['h1', 'main p']) {
        await expect.poll(() => fontsOf(page, selector), { message: selector }).toMatchObject({ system: [] })
        expect((await fontsOf(page, selector)).web).not.toEqual([])
      }
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.005)
    })
  }
}

for (const [path, theme] of pages.slice(0, 4)) {
  test(`${path}: the wordmark is an image and the link keeps its accessible name`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: theme === 'cpo' ? 'active' : 'none' })
    await page.goto(path)
    const home = page.getByRole('banner').getByRole('link', { name: /^Halbrenn\b/ })
    await expect(home).toHaveText('')
    const mark = home.locator('svg use')
    const drawn = await mark.evaluate((use) => {
      const { width, height } = use.getBoundingClientRect()
      const link = use.closest('a')
      return { width, height, fill: getComputedStyle(use).fill, color: link && getComputedStyle(link).color }
    })
    expect(drawn.width).toBeGreaterThan(5 * drawn.height)
    expect(drawn.fill).toBe(drawn.color)
  })
}

test('in-app navigation to another theme shows the wordmark of that theme', async ({ page }) => {
  await page.goto('/ch/en')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('banner').locator('a[href="/ch/en/certified-pre-owned"]').first().click()
  await expect(page.locator('html')).toHaveClass('theme-cpo')
  const mark = page.getByRole('banner').locator('use[href="#wordmark-cpo"]')
  await expect.poll(() => mark.evaluate((use) => use.getBoundingClientRect().width)).toBeGreaterThan(0)
})

test('headings use lining figures', async ({ page }) => {
  await page.goto('/ch/de/aurelune/meridian-40/2104-310-1.html')
  await page.evaluate(() => document.fonts.ready)
  const headings = page.locator('h1, h2')
  const styles = await headings.evaluateAll((all) =>
    all
      .filter((heading) => getComputedStyle(heading).fontFamily.includes('Cormorant'))
      .map((heading) => getComputedStyle(heading).fontVariantNumeric),
  )
  expect(styles).not.toEqual([])
  expect(new Set(styles)).toEqual(new Set(['lining-nums']))
  // The font has the feature: lining figures are wider than old-style figures.
  const [lining = 0, own = 0] = await page.evaluate(() =>
    ['lining-nums', 'normal'].map((numeric) => {
      const sample = document.createElement('span')
      sample.textContent = '1234567890'
      sample.style.font = "400 100px 'Cormorant Variable'"
      sample.style.fontVariantNumeric = numeric
      document.body.append(sample)
      const { width } = sample.getBoundingClientRect()
      sample.remove()
      return width
    }),
  )
  expect(lining).toBeGreaterThan(own * 1.02)
})
