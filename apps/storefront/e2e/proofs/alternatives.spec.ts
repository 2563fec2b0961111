import { expect } from '@playwright/test'
import { test } from '../test.js'

test("a jewel's tile shows its second picture on hover", async ({ page }) => {
  await page.goto('/uk/en/jewellery')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const tile = page.locator('main article').first()
  const arrival = page.waitForResponse(/_MP_4\./)
  await tile.hover()
  await arrival
  const second = tile.locator('img[src*="_MP_4."]')
  await expect(second).toHaveCSS('opacity', '1')
  await expect
    .poll(() => second.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeTruthy()
  await page.mouse.move(0, 0)
  await expect(second).toHaveCSS('opacity', '0')
})

const languages = ['ch/de', 'uk/en', 'fr/fr', 'dk/da'] as const
const galleries = ['/aurelune/meridian-40/2104-310-1.html', '/serance/aubade-solitaire/11.20401.05.01.50.html'] as const

for (const locale of languages)
  test(`${locale}: every picture of a listing and a gallery has a unique alternative text`, async ({ page }) => {
    for (const path of galleries) {
      await page.goto(`/${locale}${path}`)
      const gallery = page.locator('main ul', { has: page.locator('img[fetchpriority="high"]') }).first()
      const words = await gallery.locator('img[src*="/catalogue/"]').evaluateAll(alternatives)
      expect(words.length, path).toBeGreaterThan(2)
      expect(
        words.filter((text) => text.trim() === ''),
        path,
      ).toEqual([])
      expect(words.toSorted(), path).toEqual([...new Set(words)].toSorted())
    }
    await page.goto(`/${locale}/jewellery`)
    const tiles = await page
      .locator('main article')
      .evaluateAll((articles) =>
        articles.map((article) => article.querySelector('img[src*="/catalogue/"]')?.getAttribute('alt') ?? ''),
      )
    expect(tiles.length).toBeGreaterThan(5)
    expect(tiles.filter((text) => text.trim() === '')).toEqual([])
  })

test('alternative texts are in the language of the page', async ({ page }) => {
  const lead: string[] = []
  for (const locale of languages) {
    await page.goto(`/${locale}${galleries[0]}`)
    lead.push(...(await page.locator('img[fetchpriority="high"]').evaluateAll(alternatives)))
  }
  expect(lead.toSorted()).toEqual([...new Set(lead)].toSorted())
})

function alternatives(images: readonly Element[]): readonly string[] {
  return images.map((image) => image.getAttribute('alt') ?? '')
}
