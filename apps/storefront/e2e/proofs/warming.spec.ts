import { expect, type Page } from '@playwright/test'
import { countPageRequests, mens, openWhole, quiet, watches } from '../navigationSteps.js'
import { test } from '../test.js'

const PRODUCT = '/uk/en/aurelune/meridian-40/2104-310-1.html'
const MOST = 6

test.use({ viewport: { width: 1440, height: 2400 } })

/** Paths of requested products. */
const products = (counts: ReadonlyMap<string, number>) => [...counts.keys()].filter((path) => path.endsWith('.html'))

function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

test('a product page has loaded the code of adding to the cart and of the mini-cart before the click', async ({
  page,
}) => {
  const scripts = collectScripts(page)
  const ofCart = () => scripts.filter((url) => /\/(?:MiniCartFlyout|FlyoutDrawer|addToCart|commerce)\b/.test(url))
  await openWhole(page, PRODUCT)
  await expect.poll(() => ofCart().some((url) => url.includes('MiniCartFlyout'))).toBe(true)
  await quiet(page)
  const before = ofCart()
  await page.locator('[data-part=add-to-cart]').click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('combobox')).toHaveValue('1')
  expect(ofCart()).toEqual(before)
})

test('a listing loads no cart code', async ({ page }) => {
  const scripts = collectScripts(page)
  await openWhole(page, mens)
  await quiet(page)
  expect(scripts.filter((url) => url.includes('MiniCartFlyout'))).toEqual([])
})

test("products in view are prefetched after the shopper's first movement, only a few and once each", async ({
  page,
}) => {
  const counts = countPageRequests(page)
  await openWhole(page, mens)
  await quiet(page)
  expect(products(counts)).toEqual([])
  await page.mouse.move(5, 500)
  await expect.poll(() => products(counts).length).toBe(MOST)
  await quiet(page)
  const asked = products(counts)
  expect(asked).toHaveLength(MOST)
  await page.locator(`main article a[href="${asked[0] ?? ''}"]`).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', asked[0] ?? '')
  expect(asked.map((path) => counts.get(path))).toEqual(asked.map(() => 1))
})

test('pressing a link requests its page before release', async ({ page }) => {
  await openWhole(page, watches)
  const counts = countPageRequests(page)
  await page.locator(`main a[href="${mens}"]`).first().dispatchEvent('pointerdown')
  await expect.poll(() => counts.get(mens)).toBe(1)
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`nothing is prefetched over a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((given) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => given })
    }, connection)
    const counts = countPageRequests(page)
    const scripts = collectScripts(page)
    await openWhole(page, mens)
    await page.mouse.move(5, 500)
    // Links are prefetched after 0.8 s in view: only time shows that these are not.
    await page.waitForTimeout(1500)
    await quiet(page)
    expect(products(counts)).toEqual([])
    await openWhole(page, PRODUCT)
    await quiet(page)
    expect(scripts.filter((url) => url.includes('MiniCartFlyout'))).toEqual([])
  })
