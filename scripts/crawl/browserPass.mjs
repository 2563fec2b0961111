import { AxeBuilder } from '@axe-core/playwright'
import { inParallel } from './inParallel.mjs'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a browser finds on pages: axe violations, console errors, CSP violations, hydration warnings. */
export async function browserPass(browser, pages, { width }) {
  const faults = await inParallel(pages, width, async ({ url }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    try {
      return (await look(context, url)).map((fault) => `${url} ${fault}`)
    } catch (error) {
      return [`${url} could not be looked at: ${error.message.split('\n')[0]}`]
    } finally {
      await context.close()
    }
  })
  return faults.flat()
}

async function look(context, url) {
  const page = await context.newPage()
  const faults = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' || /hydrat|did not match/i.test(text)) faults.push(`logs ${text.slice(0, 300)}`)
  })
  page.on('pageerror', (error) => faults.push(`throws ${String(error).slice(0, 300)}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 })
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  for (const { id, nodes } of violations) {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    faults.push(`breaks the axe rule ${id} ${nodes.length} times: ${places.join(' | ')}`)
  }
  return faults
}
