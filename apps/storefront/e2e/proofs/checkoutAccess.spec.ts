import { expect } from '@playwright/test'
import { enterAddress, enterEmail, fillCart, submitStep } from '../checkoutSteps.js'
import { test } from '../test.js'
import { expectNoViolation } from '../wishlistSteps.js'

test.describe('the checkout in every language', () => {
  for (const [alias, country] of [
    ['ch/de', 'CH'],
    ['fr/fr', 'FR'],
    ['dk/da', 'DK'],
    ['uk/en', 'GB'],
  ] as const)
    test(`every step in ${alias} is accessible`, async ({ page }) => {
      await fillCart(page, alias, country)
      test.setTimeout(90_000)
      await page.goto(`/${alias}/checkout/login`)
      await expectNoViolation(page)
      await page.goto(`/${alias}/checkout/login?login=1`)
      await expectNoViolation(page)
      await enterEmail(page, alias)
      await expectNoViolation(page)
      await enterAddress(page, country)
      await submitStep(page)
      await expectNoViolation(page)
      await submitStep(page)
      await expectNoViolation(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
})
