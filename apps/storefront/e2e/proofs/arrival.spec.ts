import { expect, type Page } from '@playwright/test'
import {
  addTextLink,
  countPageRequests,
  home,
  isMarked,
  mark,
  mens,
  openWhole,
  textLink,
  watches,
  quiet,
  scrollDown,
} from '../navigationSteps.js'
import { test } from '../test.js'

const toMens = (page: Page) => page.locator(`main a[href="${mens}"]`).first()
const arrived = (page: Page, path: string) => expect(page.locator('main')).toHaveAttribute('data-path', path)

/** Records the announcements of the title region from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    const region = document.querySelector('body > [role=status]')
    const note = () => {
      if (region?.textContent) told.push(region.textContent)
      document.documentElement.dataset.told = JSON.stringify(told)
    }
    if (region) new MutationObserver(note).observe(region, { childList: true })
  })
  return async () => JSON.parse((await page.locator('html').getAttribute('data-told')) ?? '[]')
}

test('a new page announces its title once, and the focus is in its main area', async ({ page }) => {
  await openWhole(page, watches)
  const told = await listen(page)
  await toMens(page).click()
  await arrived(page, mens)
  await expect(page.locator('#main')).toBeFocused()
  await expect.poll(told).toEqual([await page.title()])
  await quiet(page)
  expect(await told()).toHaveLength(1)
})

test('going back also announces the title, and keeps the focus', async ({ page }) => {
  await openWhole(page, watches)
  const title = await page.title()
  await toMens(page).click()
  await arrived(page, mens)
  await expect(page.locator('body > [role=status]')).toHaveText(await page.title())
  const told = await listen(page)
  await page.goBack()
  await arrived(page, watches)
  await expect(page.locator('#main')).toBeFocused()
  await expect.poll(told).toEqual([title])
})

test('a link to the same page scrolls to the top, without a request or a history entry', async ({ page }) => {
  await openWhole(page, home)
  const counts = countPageRequests(page)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => scrollTo(0, 700))
  await page.locator(`header a[href="${home}"]:visible`).first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  expect([...counts]).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a click with a modifier key opens another tab and keeps this one', async ({ page, context }) => {
  await openWhole(page, watches)
  const opened = context.waitForEvent('page')
  await toMens(page).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => new URL((await opened).url()).pathname).toBe(mens)
  await expect(page).toHaveURL(watches)
})

test.describe('a link in editorial text', () => {
  test('stays in the app, with /s/{x}/ removed and the locale added', async ({ page }) => {
    await openWhole(page, home)
    await mark(page)
    await addTextLink(page, '/s/halbrenn-master/watches/mens')
    await textLink(page).click()
    await arrived(page, mens)
    await expect(page).toHaveURL(mens)
    expect(await isMarked(page)).toBe(true)
  })

  test('scrolls to a fragment of another page', async ({ page }) => {
    await openWhole(page, home)
    await addTextLink(page, '/watches#footer')
    await textLink(page).click()
    await arrived(page, watches)
    await expect(page).toHaveURL(`${watches}#footer`)
    await expect(page.locator('#footer')).toBeInViewport()
  })

  test('opens a page in another language with the right lang attribute', async ({ page }) => {
    await openWhole(page, home)
    await mark(page)
    await addTextLink(page, '/ch/de')
    await textLink(page).click()
    await arrived(page, '/ch/de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH')
    expect(await isMarked(page)).toBe(true)
  })

  test('is left to the browser if it is a file', async ({ page }) => {
    await openWhole(page, home)
    await addTextLink(page, '/assets/favicon-1.svg')
    await textLink(page).click()
    await expect(page).toHaveURL('/assets/favicon-1.svg')
  })
})

test('a reload restores the scroll position', async ({ page }) => {
  await openWhole(page, watches)
  await toMens(page).click()
  await arrived(page, mens)
  await scrollDown(page, 800)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(800)
})
