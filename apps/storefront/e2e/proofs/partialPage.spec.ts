import { expect } from '@playwright/test'
import { test } from '../test.js'

test('a part that failed to load is loaded again without a layout shift', async ({ page }) => {
  let asked = 0
  let missing = ''
  await page.route(
    (url) => url.pathname === '/apis/page' && url.searchParams.get('path') === '/uk/en/high-jewellery',
    async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      asked += 1
      if (asked > 1) return route.fulfill({ response: answer, json: body })
      const at = body.nodes.findIndex(({ template }: { template: string }) => template.endsWith('/product-slider'))
      missing = body.nodes[at].id
      return route.fulfill({ response: answer, json: { ...body, isPartial: true, nodes: body.nodes.toSpliced(at, 1) } })
    },
  )
  await page.goto('/uk/en')
  await page.locator('html[data-hydrated]').waitFor()
  await page
    .locator('a[href="/uk/en/high-jewellery"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  const main = page.locator('main[data-path="/uk/en/high-jewellery"]')
  const parts = main.locator('> *')
  await expect(main).toBeVisible({ timeout: 15_000 })
  const before = await parts.count()
  const first = main.locator('a[href]').first()
  await first.focus()
  await page.evaluate(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { shifted: Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
  await expect(parts).toHaveCount(before + 1, { timeout: 25_000 })
  expect(missing).not.toBe('')
  expect(asked).toBe(2)
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBe(0)
})
