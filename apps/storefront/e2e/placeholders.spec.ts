import { expect, type Page } from '@playwright/test'
import { test } from './test.js'

const HOME = '/uk/en'
const early = 'main img[src^="data:image/webp"]'

/** Delays all pictures until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/images/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The topmost element at the centre of the first placeholder, and the layout shift so far. */
const look = (page: Page) =>
  page.evaluate((selector) => {
    const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const images = document
      .elementsFromPoint(left + width * 0.9, top + height / 2)
      .filter((element) => element instanceof HTMLImageElement)
    const [upper, lower] = images
    return {
      isBehind: upper?.matches('[fetchpriority="high"]') === true && lower?.matches(selector) === true,
      hasPicture: upper instanceof HTMLImageElement && upper.naturalWidth > 0,
      isDrawn: lower instanceof HTMLImageElement && lower.naturalWidth > 0,
      box: JSON.stringify(upper?.getBoundingClientRect()),
    }
  }, early)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a placeholder is shown behind the first picture until it is loaded, without a layout shift', async ({
      page,
    }) => {
      const release = await holdPictures(page)
      await page.goto(HOME, { waitUntil: 'commit' })
      await page.locator(early).first().waitFor({ state: 'visible' })
      const before = await look(page)
      expect(before).toMatchObject({ isBehind: true, hasPicture: false, isDrawn: true })
      release()
      await expect.poll(async () => (await look(page)).hasPicture).toBe(true)
      expect(await look(page)).toEqual({ ...before, hasPicture: true })
    })
  })
}

test('placeholders have no text, no style attribute and no request, and the picture is loaded first', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(HOME)
  const found = page.locator(early)
  expect(await found.count()).toBeGreaterThan(3)
  for (const one of await found.all()) {
    await expect(one).toHaveAttribute('alt', '')
    expect(await one.getAttribute('style')).toBeNull()
  }
  const preloads = await page.locator('head link[rel="preload"][as="image"]').all()
  for (const preload of preloads) expect(await preload.getAttribute('imagesrcset')).not.toContain('data:')
  expect(preloads.length).toBeGreaterThan(0)
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries().slice(-1)
          resolve(entry && 'url' in entry ? entry.url : '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(largest).toContain('/images/')
})

test.describe('forced colours', () => {
  test('hide placeholders', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(HOME)
    await expect(page.locator(early).first()).toBeHidden()
  })
})
