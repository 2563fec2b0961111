/**
 * Opens a page in a fresh context with a large screen, waits until all of its code is loaded, and slows the CPU down.
 */
export async function openThrottled(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('body > [role=status]').waitFor({ state: 'attached' })
  // Waits until the page's idle tasks have finished.
  await page.waitForTimeout(1000)
  return { page, session, close: () => context.close() }
}
