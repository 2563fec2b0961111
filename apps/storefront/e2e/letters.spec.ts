import { expect } from '@playwright/test'
import { test } from './test.js'

// The user's font size is doubled: 32 px instead of 16 (WCAG 1.4.4).
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
})

const PATHS = [
  '/de/de',
  '/de/de/contact',
  '/de/de/boutiques',
  '/de/de/legal/privacy',
  '/de/de/watches/mens',
  '/de/de/watches/meridian-moonphase',
  '/de/de/corvane/models/abyssal',
]

for (const path of PATHS) {
  test(`${path} has no overflow with a doubled font size`, async ({ page }) => {
    await page.goto(path)
    const found = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect(found).toEqual({ letters: '32px', width: 1280 })
  })
}
