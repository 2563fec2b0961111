import { expect, test as base } from '@playwright/test'

/** Errors that a test expects the page to log; each is a part of the message. */
export interface Expectations {
  readonly allowedErrors: { readonly errors: readonly string[] }
  /** Whether the visitor has chosen a shop before; false = a shop for their location may be suggested. */
  readonly hasChosenShop: boolean
}

/**
 * Playwright's test with monitoring of every page: a console error, an uncaught error, a hydration warning or a CSP
 * violation fails the test.
 */
export const test = base.extend<Expectations>({
  allowedErrors: [{ errors: [] }, { option: true }],
  hasChosenShop: [true, { option: true }],
  page: async ({ page, allowedErrors, hasChosenShop, baseURL }, provide) => {
    if (hasChosenShop)
      await page.context().addCookies([{ name: 'prefferedLocation', value: 'en-GB', url: baseURL ?? '' }])
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat|did not match/i.test(message.text())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    await provide(page)
    const unexpected = faults.filter((fault) => !allowedErrors.errors.some((allowed) => fault.includes(allowed)))
    expect(unexpected, 'errors of the page').toEqual([])
  },
})
