import { AxeBuilder } from '@axe-core/playwright'
import { member } from './hiddenPages.mjs'
import { inParallel } from '../run/inParallel.mjs'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Browser checks of pages: axe violations, console errors, CSP violations, hydration warnings. Pages with
 * `isForMembers` are visited signed in, each in its own browser profile; the others share profiles.
 * @param onPage called after each page with its faults, since the whole pass takes minutes
 */
export async function browserPass(browser, pages, { width, onPage = () => {} }) {
  const free = []
  const open = () => browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const faults = await inParallel(pages, width, async (page) => {
    const context = page.isForMembers ? await open() : (free.pop() ?? (await open()))
    const found = (await visit(context, page)).map((fault) => `${page.url} ${fault}`)
    if (page.isForMembers) await context.close()
    else free.push(context)
    onPage(found)
    return found
  })
  return faults.flat()
}

async function visit(context, page) {
  try {
    if (page.isForMembers) await signIn(context, page.url)
    return await look(context, page)
  } catch (error) {
    return [`could not be looked at: ${error.message.split('\n')[0]}`]
  } finally {
    for (const one of context.pages()) await one.close()
  }
}

async function look(context, { url, status: wanted = 200, document: { template } }) {
  const page = await context.newPage()
  const faults = []
  page.on('console', (message) => {
    const text = message.text()
    // Chromium logs the expected error status of the document itself.
    if (wanted !== 200 && message.location().url === url && text.includes(String(wanted))) return
    if (message.type() === 'error' || /hydrat|did not match/i.test(text)) faults.push(`logs ${text.slice(0, 300)}`)
  })
  page.on('pageerror', (error) => faults.push(`throws ${String(error).slice(0, 300)}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  const response = await page.goto(url, { waitUntil: 'load', timeout: 30_000 })
  if (response?.status() !== wanted) faults.push(`answers ${response?.status()} and not ${wanted}`)
  const shown = await page.evaluate(
    () => JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}').page?.template,
  )
  if (shown !== template) faults.push(`has the template ${shown} and not ${template}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 })
  await scrollThrough(page)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  for (const { id, nodes } of violations) {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    faults.push(`breaks the axe rule ${id} ${nodes.length} times: ${places.join(' | ')}`)
  }
  return faults
}

/** Scrolls every part into view once, since some load only then. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

async function signIn(context, url) {
  const page = await context.newPage()
  // Sets the session's origin with a 404 page: only pages of the shop may call the session API.
  await page.goto(url)
  await page.evaluate(async (credentials) => {
    for (const [path, body] of [
      ['/apis/session', {}],
      ['/apis/session/login', credentials],
    ]) {
      const headers = { 'content-type': 'application/json', 'x-requested-by': 'vitrine' }
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path} failed with status ${response.status}`)
    }
  }, member)
}
