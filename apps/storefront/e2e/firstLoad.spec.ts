import { readFileSync, statSync } from 'node:fs'
import { expect, type Page, test as http } from '@playwright/test'
import { fillCart, reachPayment } from './checkoutSteps.js'
import { openWhole } from './navigationSteps.js'
import { test } from './test.js'

const CLIENT = 'apps/storefront/dist/client/'
const KIB = 1024

/** Pages and their budgets: scripts before the page is interactive, and components hydrated later; brotli, KiB. */
const budgets = [
  ['/ch/de', 96, 20],
  ['/ch/de/watches/mens', 98, 5],
  ['/ch/de/aurelune/meridian-40/2104-310-1.html', 98, 14],
  ['/ch/de/contact', 96, 20],
  ['/ch/de/boutiques', 96, 20],
  ['/ch/de/boutiques/zurich', 96, 22],
  ['/ch/de/journal', 96, 20],
  ['/ch/de/wishlist', 96, 20],
  ['/ch/de/cart', 110, 5],
] as const

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** The files with all their static imports, from the build's manifest. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const manifest: Manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8'))
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...(byFile.get(file)?.imports ?? []).flatMap((name) => manifest[name]?.file ?? []))
  }
  return found
}

function kibOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => {
    const packed = statSync(`${CLIENT}${file}.br`, { throwIfNoEntry: false })
    return (packed ?? statSync(`${CLIENT}${file}`)).size
  })
  return bytes.reduce((sum, size) => sum + size, 0) / KIB
}

/** Paths listed in an attribute of a document's scripts. */
function listed(html: string, attribute: string): readonly string[] {
  const [, list = ''] = new RegExp(`<(?:script|link)\\b[^>]*\\s${attribute}="([^"]*)"`).exec(html) ?? []
  return list.split(' ').flatMap((path) => (path.endsWith('.js') ? [path.slice(1)] : []))
}

for (const [path, first, later] of budgets) {
  http(`${path} loads at most ${first} KiB of scripts before it is interactive`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    // Expects a single script, which starts the app, and no script preload.
    expect(html.match(/<script\b[^>]*\ssrc=/g)).toHaveLength(1)
    expect(html).not.toContain('modulepreload')
    const before = withImports(['src', 'data-start', 'data-preload'].flatMap((name) => listed(html, name)))
    const after = [...withImports(listed(html, 'data-after-hydration'))].filter((file) => !before.has(file))
    console.log(`${path}: ${kibOf(before).toFixed(1)} KiB, later ${kibOf(after).toFixed(1)} KiB`)
    expect(kibOf(before), [...before].join(' ')).toBeGreaterThan(60)
    expect(kibOf(before), [...before].join(' ')).toBeLessThanOrEqual(first)
    expect(kibOf(after), [...after].join(' ')).toBeLessThanOrEqual(later)
  })
}

/** KiB. The target is 110: the forms of the addresses and of the payment are still over it. */
const checkoutBudgets = { who: 110, where: 118, how: 110, payment: 115 } as const

test('the documents of the checkout load few scripts before they work', async ({ page }) => {
  await fillCart(page, 'ch/de', 'CH')
  await reachPayment(page, 'ch/de', 'CH')
  for (const [step, budget] of Object.entries(checkoutBudgets)) {
    const html = await (await page.request.get(`/ch/de/checkout?step=${step}`)).text()
    expect(html).toContain(`id="step-${step}"`)
    const files = withImports(['src', 'data-start', 'data-preload'].flatMap((name) => listed(html, name)))
    console.log(`checkout, ${step}: ${kibOf(files).toFixed(1)} KiB`)
    expect(kibOf(files), [...files].join(' ')).toBeGreaterThan(60)
    expect(kibOf(files), [...files].join(' ')).toBeLessThanOrEqual(budget)
  }
})

/** Delays the deferred scripts until the returned function is called. */
async function holdLater(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const names = listed(html, 'data-after-hydration')
  expect(names).not.toEqual([])
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const name of names) {
    await page.route(`**/${name}`, async (route) => {
      await promise
      await route.continue()
    })
  }
  return resolve
}

test.use({ viewport: { width: 390, height: 844 } })

test('the app starts after the first paint, or after 1.5 seconds without one', async ({ page }) => {
  await page.goto('/ch/de')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const { paint, start } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    start: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?:shopper|shop|vendor)-.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }))
  expect(paint).toBeGreaterThan(0)
  expect(start).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(start >= paint || start >= 1500, `painted at ${paint}, started at ${start}`).toBe(true)
})

test('a form before hydration keeps its input, even when the menu opens, and then works', async ({ page }) => {
  const path = '/uk/en/contact'
  const release = await holdLater(page, path)
  await page.goto(path)
  const name = page.getByLabel('First name')
  await name.fill('Anna')
  const menu = page.getByRole('link', { name: 'Menu' })
  // Before the frame is hydrated, the link is a plain link to the end of the page.
  await expect
    .poll(() => menu.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await menu.click()
  await expect(name).toHaveValue('Anna')
  release()
  // Escape closes the menu once it has the focus, which it takes after its first paint.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('Anna')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please complete “Last name”.').first()).toBeVisible()
  await expect(name).toHaveValue('Anna')
})

test.describe('code that fails to load', () => {
  test.use({ allowedErrors: { errors: ['ERR_FAILED', 'Failed to fetch', 'Failed to load'] } })

  test('keeps the form as rendered by the server, and the rest of the page works', async ({ page }) => {
    await page.route('**/assets/forms-*.js', (route) => route.abort())
    await openWhole(page, '/uk/en/contact')
    await expect(page.getByLabel('First name')).toBeVisible()
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
  })
})
