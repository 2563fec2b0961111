import { expect } from '@playwright/test'
import { test } from './test.js'

const pages = [
  '/ch/de/kitchen-sink',
  '/ch/de',
  '/uk/en/aurelune/meridian-40/2104-310-1.html',
  '/fr/fr/watches',
] as const
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

// The kitchen sink has a picture that exists nowhere.
test.use({ allowedErrors: { errors: ['status of 404'] } })

for (const path of pages)
  for (const viewport of viewports) {
    test(`${path} at ${viewport.width} px moves nothing, preloads what is seen first and asks for no needless pixel`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.addInitScript(watchPaint)
      await page.goto(path, { waitUntil: 'networkidle' })

      const first = await page.evaluate(() => {
        const lead = document.querySelector('img[fetchpriority="high"]')
        const address = lead instanceof HTMLImageElement ? lead.currentSrc : null
        const entry = performance.getEntriesByType('resource').find(({ name }) => name === address)
        return {
          address,
          initiator: entry instanceof PerformanceResourceTiming ? entry.initiatorType : null,
        }
      })
      expect(first.address, 'a picture goes first').not.toBeNull()
      expect(first.initiator, 'asked for by the head').toBe('link')
      await expect(page.locator('html')).toHaveAttribute('data-largest', first.address ?? '')

      // Every picture below is met once, so that it loads.
      const height = await page.evaluate(() => document.body.scrollHeight)
      for (let y = 0; y < height; y += viewport.height / 2) {
        await page.mouse.wheel(0, viewport.height / 2)
        await page.waitForTimeout(60)
      }
      expect(await page.evaluate(tooLargePictures)).toEqual([])
      expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.001)
    })
  }

/** Notes in the document how much moved without a reason, and what the largest thing is that was painted. */
function watchPaint(): void {
  const notes = () => document.documentElement.dataset
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        notes().shift = String(Number(notes().shift ?? 0) + Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('url' in entry) notes().largest = String(entry.url)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * Pictures without a reserved room, and those whose file is more than 1.5 times as wide as they are shown, although a
 * smaller one was offered.
 */
function tooLargePictures(): readonly string[] {
  return [...document.images]
    .filter((image) => image.currentSrc.includes('/image/upload/') && image.clientWidth > 0)
    .flatMap((image) => {
      const widths = image.closest('picture')
        ? [...(image.closest('picture')?.querySelectorAll('source, img') ?? [])].flatMap(offered)
        : offered(image)
      const chosen = Number(/w_(\d+)/.exec(image.currentSrc)?.[1] ?? 0)
      const isReserved = image.hasAttribute('width') && image.hasAttribute('height')
      // A picture that another place needed this large is taken from memory.
      const isReused = [...document.images].some(
        (other) => other !== image && other.currentSrc === image.currentSrc && chosen <= 1.5 * other.clientWidth,
      )
      const isFitting = isReused || chosen <= 1.5 * image.clientWidth || chosen === Math.min(...widths)
      return isReserved && isFitting ? [] : [`${chosen} for ${image.clientWidth}: ${image.currentSrc}`]
    })

  function offered(element: Element): readonly number[] {
    return [...(element.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  }
}
