import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../run/chromiumArgs.mjs'
import { root } from '../run/run.mjs'

const SHOTS = `${root}shots/examples`

/** Opens a consumer app in Chromium and returns deviations from its expectations as printable lines. */
export async function look(origin, expected, executablePath) {
  const faults = []
  const html = await (await fetch(origin)).text()
  for (const words of expected.server) if (!html.includes(words)) faults.push(`the server's HTML lacks "${words}"`)
  if (/<[^>]+\sstyle=/.test(html)) faults.push('the server HTML contains a style attribute')

  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(10_000)
    page.on('pageerror', (error) => faults.push(`throws ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`the console says ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.url()} answers ${response.status()}`)
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    await visit(page, expected, faults, `${SHOTS}/${expected.title.replaceAll(/\W+/g, '-')}`)
  } finally {
    await browser.close()
  }
  return faults
}

async function visit(page, expected, faults, shot) {
  const styleOf = (locator, name) => locator.evaluate((element, property) => getComputedStyle(element)[property], name)
  const requests = []
  page.on('request', (request) => requests.push(request.url()))

  const heading = page.getByRole('heading', { level: 1, name: expected.title })
  await heading.waitFor()
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: `${shot}.png`, fullPage: true })
  if (!/Cormorant|Jost|Figtree|Libre/.test(await styleOf(heading, 'fontFamily')))
    faults.push('the title has no face of ours')
  if ((await page.getByRole('article').first().boundingBox())?.width > 640) faults.push('the tiles stand in no grid')

  if (expected.field) await page.getByRole('textbox', { name: expected.field }).fill('a@halbrenn.example')
  if (expected.follow) {
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    await page.getByRole('link', { name: expected.follow.link }).first().click()
    await page.getByRole('heading', { level: 1, name: expected.follow.title }).waitFor()
    if (!(await page.evaluate(() => 'stayed' in globalThis))) faults.push('a link loads the whole document')
  }

  await page.getByRole('button', { name: expected.theme.button }).click()
  const ground = page.locator('html')
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).backgroundColor === wanted,
    expected.theme.background,
  )
  if ((await styleOf(ground, 'backgroundColor')) !== expected.theme.background) faults.push('the theme does not switch')

  const before = requests.length
  const opener = page.getByRole('button', { name: expected.opener })
  await opener.click()
  await page.getByRole('dialog', { name: expected.dialog }).waitFor()
  if (!requests.slice(before).some((url) => url.includes('.js')))
    faults.push('the dialog was loaded before it was wanted')
  await page.waitForTimeout(400)
  await page.screenshot({ path: `${shot}-dialog.png` })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  if (!(await opener.evaluate((element) => element === document.activeElement)))
    faults.push('the focus does not return')
}
