import { expect } from '@playwright/test'
import { test } from './test.js'
import { PRODUCT, visit } from './wishlistSteps.js'

const TITLE = 'You may also like'

test('below a product, others of its brand are loaded when scrolled near, without a session or a layout shift', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/apis/')) asked.push(pathname)
  })
  await visit(page, PRODUCT)
  const row = page.getByRole('region', { name: TITLE })
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/apis/scapi/'))).toEqual([])

  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput))
      const before = Number(document.documentElement.dataset.shifts ?? 0)
      document.documentElement.dataset.shifts = String(before + shifts.length)
    }).observe({ type: 'layout-shift' })
  })
  const room = (await row.boundingBox())?.height ?? 0
  await row.scrollIntoViewIfNeeded()
  const tiles = row.getByRole('article')
  await expect(tiles.first()).toBeVisible()
  await expect(row).not.toHaveAttribute('aria-busy')
  expect(Math.abs(((await row.boundingBox())?.height ?? 0) - room)).toBeLessThanOrEqual(1)

  const names = await tiles.getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !name.includes('Aurelune'))).toEqual([])
  expect(names.filter((name) => name.endsWith('Meridian 40'))).toEqual([])
  expect(asked.filter((path) => /^\/apis\/(?:session|einstein)/.test(path))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vt-session')
  expect(await page.locator('html').getAttribute('data-shifts')).toBe(null)
})

test('a product without related products has no empty section', async ({ page }) => {
  await page.route('**/apis/scapi/search/**', (route) => route.fulfill({ status: 200, json: { total: 0, hits: [] } }))
  await visit(page, PRODUCT)
  await page.getByRole('region', { name: TITLE }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: TITLE })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
