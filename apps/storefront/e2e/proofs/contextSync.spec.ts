import { expect, type Page } from '@playwright/test'
import { addTextLink, countPageRequests, home, mens, openWhole, quiet, textLink, watches } from '../navigationSteps.js'
import { test } from '../test.js'

/** Request bodies of context updates. */
function watchContext(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/apis/shopper-context') bodies.push(request.postDataJSON())
  })
  return bodies
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('a page without a code sends nothing and starts no session', async ({ page }) => {
  const bodies = watchContext(page)
  await openWhole(page, home)
  await page.waitForLoadState('networkidle')
  expect(bodies).toEqual([])
  expect(await cookieNames(page)).toEqual(['prefferedLocation'])
})

test('a code, a location and qualifiers are sent once, and all data are read again', async ({ page }) => {
  const bodies = watchContext(page)
  const counts = countPageRequests(page)
  const path = `${home}?sourceCode=SUMMER&city=Z%C3%BCrich&interests=watches&interests=gold`
  await openWhole(page, path)
  await expect
    .poll(() => bodies)
    .toEqual([
      { sourceCode: 'SUMMER', geoLocation: { city: 'Zürich' }, customQualifiers: { interests: 'watches;gold' } },
    ])
  await expect.poll(() => [...counts.values()]).toEqual([1])
  await expect(page.locator('html')).toHaveAttribute('data-shopper-context', 'ready')
  await addTextLink(page, watches)
  await textLink(page).click()
  await expect(page.locator('main')).toHaveAttribute('data-path', watches)
  expect(bodies).toHaveLength(1)
  // A marketing cookie needs consent, which cannot be given yet.
  expect(await cookieNames(page)).not.toContain('activeSourceCode')
})

test('the code of another storefront is read from its cookie', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'dwsourcecode_ab12', value: 'WINTER|123', url: baseURL ?? '' }])
  const bodies = watchContext(page)
  await openWhole(page, home)
  await expect.poll(() => bodies).toEqual([{ sourceCode: 'WINTER' }])
})

test.describe('with a failing server', () => {
  test.use({ allowedErrors: { errors: ['500'] } })

  test('the page does not change', async ({ page }) => {
    await page.route('**/apis/shopper-context', (route) => route.fulfill({ status: 500, json: {} }))
    const bodies = watchContext(page)
    await openWhole(page, `${mens}?sourceCode=SUMMER`)
    await expect.poll(() => bodies.length).toBeGreaterThan(0)
    await expect(page.locator('main h1')).toBeVisible()
  })
})

test('the referring page is stored for the visit', async ({ page }) => {
  await page.goto(home, { referer: 'https://magazine.example/watches' })
  const kept = () => page.evaluate(() => sessionStorage.getItem('customReferrer'))
  await expect.poll(kept, { timeout: 15_000 }).toBe('https://magazine.example/watches')
  await openWhole(page, watches)
  await quiet(page)
  expect(await kept()).toBe('https://magazine.example/watches')
})
