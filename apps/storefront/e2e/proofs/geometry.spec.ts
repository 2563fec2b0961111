import { expect, type Locator, type Page } from '@playwright/test'
import { mens, open, openWhole } from '../navigationSteps.js'
import { test } from '../test.js'

const PRODUCT = '/uk/en/brandvold/nordhavn-chronograph/4545-101-1.html'
const CERTIFIED = '/uk/en/certified-pre-owned/watches'
const phone = { width: 390, height: 844 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not rendered, so its position cannot be checked.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const purchase = (page: Page) => page.locator('[data-part=add-to-cart]')

test('the gradient of the hero extends beyond its text box', async ({ page }) => {
  await open(page, '/uk/en')
  const { veil, words } = await page
    .locator('main h1')
    .first()
    .evaluate((title) => ({
      veil: Number.parseFloat(getComputedStyle(title.parentElement ?? title, '::before').width),
      words: title.parentElement?.clientWidth ?? 0,
    }))
  expect(veil - words).toBeGreaterThan(150)
})

test('a placeholder extends beyond its picture and is clipped there', async ({ page }) => {
  await open(page, '/uk/en')
  const early = page.locator('main img[src^="data:image/webp"]').first()
  const cut = await early.evaluate((image) => getComputedStyle(image).clipPath)
  const [own, picture] = [await boxOf(early), await boxOf(page.locator('main img[fetchpriority=high]').first())]
  expect(cut).toBe('inset(48px)')
  expect([own.x, own.y, own.right, own.bottom]).toEqual([
    picture.x - 48,
    picture.y - 48,
    picture.right + 48,
    picture.bottom + 48,
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the focus ring of a gallery picture is drawn inside it', async ({ page }) => {
  await open(page, PRODUCT)
  const link = page.locator('main article li > a[aria-haspopup=dialog]').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const ring = await link.evaluate((element) => {
    const { outlineStyle, outlineOffset, position } = getComputedStyle(element, '::after')
    return { outlineStyle, outlineOffset, position }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', outlineOffset: '-2px', position: 'absolute' })
})

test('an open filter closes when the focus leaves it, so that it covers no tile', async ({ page }) => {
  await open(page, mens)
  const panel = page.locator('main details').first()
  await panel.locator('summary').first().click()
  await panel.getByRole('link').last().focus()
  await expect(panel).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(panel).not.toHaveAttribute('open')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the product name is fully visible above the purchase bar', async ({ page }) => {
    await open(page, PRODUCT)
    const bar = await boxOf(purchase(page).locator('xpath=../..'))
    const title = await boxOf(page.locator('main h1'))
    expect(bar.bottom).toBeCloseTo(phone.height, 0)
    expect(title.bottom).toBeLessThan(bar.y)
  })

  test('telephone and country do not overlap on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ ...phone, width: 320 })
    await open(page, '/de/de')
    const telephone = page.locator('header a[href^="tel:"]:visible').first()
    await expect(telephone).toHaveAccessibleName(/\d/)
    const country = page.locator('header summary:visible').first()
    expect((await boxOf(telephone)).right).toBeLessThan((await boxOf(country)).x)
  })

  test('the badge of a tile fits on one line on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ ...phone, width: 320 })
    await open(page, CERTIFIED)
    const badge = page.locator('main article p').filter({ hasText: 'Certified Pre-Owned' }).first()
    expect((await boxOf(badge)).height).toBeLessThan(32)
    expect(await badge.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

test.describe('on a phone, with a notice at the bottom of the window', () => {
  test.use({ viewport: phone, hasChosenShop: false })

  for (const [path, action] of [
    ['/uk/en', 'main section a'],
    ['/ch/de/services', 'main section a'],
    ['/uk/en/certified-pre-owned', 'main section a'],
    [PRODUCT, '[data-part=add-to-cart]'],
  ] as const) {
    test(`the call to action of ${path} is visible above it`, async ({ page }) => {
      await page.route('**/apis/location-suggestion?**', (route) =>
        route.fulfill({
          json: { suggestion: { localeId: 'de-DE', href: '/de/de', country: 'DE', language: 'de' } },
        }),
      )
      await openWhole(page, path)
      const notice = page.getByRole('region', { name: /^(Suggestion|Vorschlag)/ })
      await expect(notice).toBeVisible()
      const top = (await boxOf(notice)).y
      await expect.poll(async () => (await boxOf(page.locator(action).first())).bottom).toBeLessThanOrEqual(top)
      expect((await boxOf(notice)).bottom).toBe(phone.height)
    })
  }
})
