import { expect, type Page } from '@playwright/test'
import { rendered } from '../navigationSteps.js'
import { test } from '../test.js'

const pages = [
  '/ch/de/kitchen-sink',
  '/ch/de',
  '/uk/en/aurelune/meridian-40/2104-310-1.html',
  '/fr/fr/watches',
  '/dk/da/jewellery',
  '/uk/en/certified-pre-owned/watches',
  '/de/de/corvane',
] as const
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Listings with tiles of equal size that load simultaneously: the first one loaded is the largest paint. */
const LISTINGS: readonly string[] = ['/dk/da/jewellery', '/uk/en/certified-pre-owned/watches']
/** The kitchen sink has a picture that does not exist. */
const NOWHERE = 'kitchen-sink'
test.use({ allowedErrors: { errors: ['status of 404'] } })

for (const path of pages)
  for (const viewport of viewports) {
    test(`${path} at ${viewport.width} px has no layout shift, preloads the first picture and requests no oversized pictures`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.addInitScript(watchPaint)
      const answers = watchPictures(page)
      await page.goto(path, { waitUntil: 'networkidle' })

      const first = await page.evaluate(() => {
        const urgent = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
        const addresses = urgent.map((image) => image.currentSrc)
        const entry = performance.getEntriesByType('resource').find(({ name }) => name === addresses[0])
        return {
          addresses,
          eager: [...document.querySelectorAll<HTMLImageElement>('main img[loading="eager"]')].map(
            (image) => image.currentSrc,
          ),
          initiator: entry instanceof PerformanceResourceTiming ? entry.initiatorType : null,
        }
      })
      expect(first.addresses.length, 'a picture is loaded first').toBeGreaterThan(0)
      expect(first.initiator, 'requested from the head').toBe('link')
      const isListing = LISTINGS.includes(path)
      if (isListing) expect(first.addresses, 'no other picture competes with it').toHaveLength(1)
      const leads = isListing ? first.eager : first.addresses.slice(0, 1)
      const largest = () => page.evaluate(() => document.documentElement.dataset.largest)
      await expect
        .poll(async () => leads.includes((await largest()) ?? ''), { message: 'it is the largest' })
        .toBe(true)

      // Scrolls through the page so that every picture loads.
      const height = await page.evaluate(() => document.body.scrollHeight)
      for (let y = 0; y < height; y += viewport.height / 2) {
        await page.mouse.wheel(0, viewport.height / 2)
        await rendered(page)
      }
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(tooLargePictures)).toEqual([])
      expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.001)
      if (path.includes(NOWHERE)) return
      expect([...answers], 'every picture loads in a modern format').toEqual([])
      expect(await page.evaluate(wrongPictures), 'no picture is stretched, wrongly cropped or too small').toEqual([])
    })
  }

test('a phone with a high-density screen gets pictures with enough pixels, and at most twice as many', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/uk/en', '/uk/en/jewellery', '/uk/en/aurelune/meridian-40/2104-310-1.html']) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
    })
    const page = await context.newPage()
    await page.goto(`${baseURL ?? ''}${path}`, { waitUntil: 'networkidle' })
    expect(await page.evaluate(wrongPictures), path).toEqual([])
    const twice = await page.evaluate(() =>
      [...document.images].flatMap((image) => {
        const chosen = Number(/w_(\d+)/.exec(image.currentSrc)?.[1] ?? 0)
        const isLead = image.getAttribute('loading') === 'eager'
        return isLead && chosen > 2 * devicePixelRatio * image.clientWidth ? [image.currentSrc] : []
      }),
    )
    expect(twice, path).toEqual([])
    await context.close()
  }
})

/** Collects image service pictures that fail or have a legacy format. */
function watchPictures(page: Page): ReadonlySet<string> {
  const faults = new Set<string>()
  page.on('response', (response) => {
    if (!response.url().includes('/image/upload/') || response.request().resourceType() !== 'image') return
    const type = response.headers()['content-type'] ?? ''
    if (response.status() !== 200 || !/^image\/(avif|webp|svg\+xml)/.test(type))
      faults.add(`${response.status()} ${type} ${response.url()}`)
  })
  return faults
}

/** Records the unexpected layout shift and the largest paint in the document. */
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
 * Pictures without reserved space, and those whose file is more than 1.5 times as wide as displayed although a smaller
 * one was offered.
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
      // A larger version needed elsewhere is reused from memory.
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

/**
 * Loaded pictures that are stretched, have another aspect ratio than declared, or fewer pixels than the screen shows
 * although more are available.
 */
async function wrongPictures(): Promise<readonly string[]> {
  const faults = [...document.images]
    .filter((image) => image.currentSrc.includes('/image/upload/') && image.clientWidth > 0 && image.complete)
    .map(async (image) => {
      const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
      const ratio = file.width / file.height
      const [, across, down] = /ar_(\d+):(\d+)/.exec(image.currentSrc) ?? []
      const promised = across ? Number(across) / Number(down) : attribute(image, 'width') / attribute(image, 'height')
      const fit = getComputedStyle(image).objectFit
      const isStretched = fit === 'fill' && isOff(ratio, image.clientWidth / image.clientHeight)
      const visible = fit === 'contain' ? Math.min(image.clientWidth, image.clientHeight * ratio) : image.clientWidth
      const isSmall =
        file.width < 0.98 * Math.min(visible * devicePixelRatio, widestOffer(image), attribute(image, 'width'))
      return isStretched || isOff(ratio, promised) || isSmall
        ? [`${file.width} x ${file.height} in ${image.clientWidth} x ${image.clientHeight}: ${image.currentSrc}`]
        : []
    })
  return (await Promise.all(faults)).flat()

  function attribute(image: Element, name: string): number {
    return Number(image.getAttribute(name))
  }

  function isOff(one: number, other: number): boolean {
    return !(Math.abs(one / other - 1) < 0.02)
  }

  function widestOffer(image: Element): number {
    const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
      ({ media }) => media === '' || matchMedia(media).matches,
    )
    const offers = [...((source ?? image).getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)]
    return Math.max(0, ...offers.map(([, width]) => Number(width)))
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`pictures that fail with 500, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ allowedErrors: { errors: ['status of 500'] }, javaScriptEnabled })

    for (const path of ['/uk/en', '/uk/en/watches/mens', '/uk/en/legal/imprint']) {
      test(`show a plain tile with their alternative text on ${path}, without the browser's icon`, async ({ page }) => {
        await page.route('**/images/**', (route) => route.fulfill({ status: 500, body: '' }))
        await page.goto(path)
        // Adds a picture as in editorial text, which may be on any page.
        await page.evaluate(() => {
          const picture = document.createElement('img')
          picture.src = '/images/none'
          picture.alt = 'Words of a picture'
          document.querySelector('main table')?.parentElement?.append(picture)
        })
        const broken = await page.evaluate(async () => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[alt]:not([alt=""])')]
          for (const picture of pictures) picture.loading = 'eager'
          await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
          // With scripts, the brand name replaces the whole element.
          const failed = pictures.filter(({ naturalWidth, isConnected }) => naturalWidth === 0 && isConnected)
          const covers = (picture: HTMLImageElement) => {
            const [tile, words] = [getComputedStyle(picture, '::before'), getComputedStyle(picture, '::after')]
            const isTile = tile.position === 'absolute' && tile.backgroundColor !== 'rgba(0, 0, 0, 0)'
            // A block as high as the picture pushes the browser's icon out of it.
            const isPush =
              getComputedStyle(picture).overflow === 'hidden' && parseFloat(tile.height) > picture.clientHeight
            return (isTile || isPush) && words.content !== 'none'
          }
          return {
            count: failed.length,
            uncovered: failed.filter((one) => !covers(one)).map(({ outerHTML }) => outerHTML),
          }
        })
        expect(broken.count).toBeGreaterThan(0)
        expect(broken.uncovered).toEqual([])
      })
    }
  })
