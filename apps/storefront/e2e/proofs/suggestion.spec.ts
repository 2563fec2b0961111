import { expect, type Page } from '@playwright/test'
import { home, openWhole, quiet, rendered, watches } from '../navigationSteps.js'
import { test } from '../test.js'
import { expectNoViolation } from '../wishlistSteps.js'

test.use({ hasChosenShop: false })

const notice = (page: Page, name = 'Suggestion of another shop') => page.getByRole('region', { name })
const preferred = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'prefferedLocation') ?? null

/** Mocks the server's response with the visitor's locale. */
async function suggest(page: Page, localeId: string | null, href: string): Promise<() => number> {
  let count = 0
  const [language, country] = localeId?.split('-') ?? []
  await page.route('**/apis/location-suggestion?**', (route) => {
    count += 1
    return route.fulfill({ json: { suggestion: localeId && { localeId, href, country, language } } })
  })
  return () => count
}

test('a visitor from another country is offered their shop, in their language, without a layout shift', async ({
  page,
}) => {
  await suggest(page, 'de-DE', '/de/de/uhren')
  await openWhole(page, watches)
  const link = notice(page).getByRole('link')
  await expect(notice(page)).toContainText('You seem to be in Germany. To the shop there:')
  await expect(link).toHaveText('Deutschland, Deutsch')
  await expect(link).toHaveAttribute('lang', 'de-DE')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )
  expect(shift).toBeLessThan(0.001)
  await expectNoViolation(page)
})

test('accepting opens the page there and is stored for 30 days', async ({ page }) => {
  await suggest(page, 'de-DE', '/de/de')
  await openWhole(page, home)
  await notice(page).getByRole('link').click()
  await expect(page).toHaveURL('/de/de')
  const cookie = await preferred(page)
  expect(cookie?.value).toBe('de-DE')
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
})

test('declining prevents further suggestions', async ({ page }) => {
  const asked = await suggest(page, 'fr-FR', '/fr/fr')
  await openWhole(page, home)
  await notice(page).getByRole('button', { name: 'Close message' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect((await preferred(page))?.value).toBe('en-GB')
  await openWhole(page, watches)
  await quiet(page)
  expect(asked()).toBe(1)
})

test('Escape declines, with the focus inside or nowhere', async ({ page }) => {
  await suggest(page, 'de-CH', '/ch/de')
  await openWhole(page, home)
  await notice(page).getByRole('link').focus()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await page.context().clearCookies()
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
})

test('the keyboard reaches it after the skip link, and it covers no focused element', async ({ page }) => {
  await suggest(page, 'de-CH', '/ch/de')
  await openWhole(page, home)
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to Content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link')).toBeFocused()
  const covered: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      const box = focused?.getBoundingClientRect()
      const over = document
        .querySelector('section[aria-label="Suggestion of another shop"] > *')
        ?.getBoundingClientRect()
      if (!focused || !box || !over || focused.closest('section[aria-label="Suggestion of another shop"]')) return null
      const isUnder =
        box.top >= over.top && box.bottom <= over.bottom && box.left >= over.left && box.right <= over.right
      return isUnder ? focused.outerHTML.slice(0, 80) : null
    })
    if (name !== null) covered.push(name)
  }
  expect(covered).toEqual([])
})

for (const [path, name, text] of [
  ['/ch/de', 'Vorschlag eines anderen Shops', 'Sie scheinen in Dänemark zu sein.'],
  ['/ch/fr', 'Suggestion d’une autre boutique', 'Vous semblez être au Danemark.'],
  ['/dk/en', 'Suggestion of another shop', 'This page is also available in Danish:'],
] as const) {
  test(`on ${path} it is in the language of the page`, async ({ page }) => {
    await suggest(page, 'da-DK', '/dk/da')
    await openWhole(page, path)
    await expect(notice(page, name)).toContainText(text)
    await expect(notice(page, name).getByRole('link')).toHaveText('Danmark, Dansk')
  })
}

test('the locale switch counts as a choice', async ({ page }) => {
  const asked = await suggest(page, null, '')
  await openWhole(page, home)
  await expect.poll(asked).toBe(1)
  await page.locator('header summary').filter({ hasText: 'Country and language' }).click()
  await page.locator('header').getByRole('link', { name: 'France, English' }).click()
  await expect(page).toHaveURL(/\/fr\/en$/)
  expect((await preferred(page))?.value).toBe('en-FR')
})

test('a missing or invalid response shows no suggestion', async ({ page }) => {
  const asked = await suggest(page, 'de-DE', 'https://evil.example')
  await openWhole(page, home)
  await expect.poll(asked).toBe(1)
  await rendered(page)
  await expect(notice(page)).toHaveCount(0)
  expect(await preferred(page)).toBeNull()
})
