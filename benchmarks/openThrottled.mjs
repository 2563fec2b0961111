/** Opens a page in a fresh context of a large screen, waits until all of its code is there, and slows the CPU down. */
export async function openThrottled(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('body > [role=status]').waitFor({ state: 'attached' })
  // What the page does by itself when it is idle is over.
  await page.waitForTimeout(1000)
  return { page, session, close: () => context.close() }
}
