import { expect, type Page } from '@playwright/test'
import { test } from './test.js'

const home = '/uk/en'
const department = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Watches' })
const panel = (page: Page) => page.getByRole('group', { name: 'Watches' })

async function open(page: Page, path = home) {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

test('the mega menu loads on first pointer contact, opens on click and links to pages', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('MegaMenu')) scripts.push(request.url())
  })
  await open(page)
  expect(scripts).toEqual([])
  await department(page).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await expect(panel(page)).toHaveCount(0)

  await department(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).locator('img')).toHaveJSProperty('complete', true)
  await panel(page).getByRole('link', { name: 'Aurelune' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', /aurelune$/)
  await expect(panel(page)).toHaveCount(0)

  await department(page).click()
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-path', home)
  await expect(panel(page)).toHaveCount(0)
})

test('the mega menu works with the keyboard', async ({ page }) => {
  await open(page)
  await department(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  const all = panel(page).getByRole('link', { name: 'Everything in Watches' })
  await expect(all).toBeFocused()
  await expect(all).toHaveAttribute('href', '/uk/en/watches')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(department(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Jewellery' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.mouse.click(700, 850)
  await expect(page.getByRole('group', { name: 'Jewellery' })).toHaveCount(0)
})

test.describe('without the code of the mega menu', () => {
  test.use({ allowedErrors: { errors: ['ERR_FAILED'] } })

  test('departments can be reached', async ({ page }) => {
    await page.route(/MegaMenu/, (route) => route.abort())
    await open(page)
    await department(page).click()
    await expect(page).toHaveURL('/uk/en/watches')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('departments, country and search are links and forms', async ({ page }) => {
    await page.goto(home)
    const header = page.getByRole('banner')
    await header.locator('summary').click()
    await expect(header.getByRole('link', { name: /Deutsch/ }).first()).toBeVisible()
    await header.getByRole('link', { name: 'Watches' }).click()
    await expect(page).toHaveURL('/uk/en/watches')
  })
})

test('search suggestions list a product once with its picture', async ({ page }) => {
  await open(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('meridian')
  const products = page.getByRole('group', { name: 'Pieces' }).getByRole('option')
  await expect(products.first()).toBeVisible()
  const names = await products.allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
  await expect(products.locator('img')).toHaveCount(names.length)
})
