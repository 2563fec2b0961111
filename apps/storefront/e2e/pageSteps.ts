import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './test.js'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface PageCase {
  readonly path: string
  readonly theme: string
  readonly lang: string
}

/** Tests each page: theme, language, heading, accessibility, narrow window. */
export function testPages(pages: readonly PageCase[]): void {
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
}

/** Tests that the shop works without JavaScript in each locale. */
export function testWithoutJavaScript(locales: readonly string[]): void {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const locale of locales) {
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
}
