import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../scripts/run/chromiumArgs.mjs'
import { openThrottled } from './openThrottled.mjs'

const RUNS = 5
const SLOWDOWN = 4
/** Delay between hovering and pressing a control; real users take longer. */
const REACH_MS = 150

/** Page, pressed element and expected result of each interaction. */
const interactions = {
  'add to cart': { on: 'product', target: '[data-part=add-to-cart]', shows: '[role=dialog]' },
  'open filter': { on: 'listing', target: 'main details > summary', shows: 'main details[open] li a' },
  'choose variant': { on: 'product', target: 'main [role=group] li a:not([aria-current])', shows: null },
  'mini-cart': { on: 'product', target: 'header [data-part=cart-button]', shows: '[role=dialog]' },
  'cart: remove a line': {
    on: 'product',
    inCart: true,
    target: 'main article button[aria-label]:last-child',
    shows: 'main h1:focus',
  },
  'cart: open coupons': {
    on: 'product',
    inCart: true,
    target: 'main details > summary',
    shows: 'main input[name=code]',
  },
}

/**
 * Interaction to Next Paint of single interactions, as computed by web-vitals: the longest Event Timing entry of one
 * `interactionId`. Real mouse and keyboard input, CPU slowed down 4 times, a fresh browser context for each run. Times
 * in ms, median of five.
 */
export async function measureInp({ pages }) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
  const rows = {}
  try {
    for (const [name, interaction] of Object.entries(interactions)) {
      for (const input of ['mouse', 'keyboard']) {
        const runs = []
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await measureOnce(browser, pages[interaction.on], interaction, input))
        rows[`${name}, ${input}`] = { 'INP ms': median(runs), runs: runs.join(' ') }
      }
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function measureOnce(browser, url, { target, shows, inCart = false }, input) {
  const { page, close } = await openThrottled(browser, url, SLOWDOWN)
  try {
    if (inCart) await openFilledCart(page)
    const element = page.locator(target).first()
    // Scrolls to the centre, away from fixed elements at the edges.
    await element.evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.evaluate(watchInteractions)
    const { x, y, width, height } = await element.boundingBox()
    if (input === 'mouse') {
      await page.mouse.move(x + width / 2, y + height + 200)
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
      await page.waitForTimeout(REACH_MS)
      await page.mouse.down()
      await page.mouse.up()
    } else {
      await element.focus()
      await page.waitForTimeout(REACH_MS)
      await page.keyboard.press('Enter')
    }
    if (shows) await page.locator(shows).first().waitFor()
    else await page.waitForURL((address) => address.href !== url)
    // Event Timing entries are reported after the paint that they measure.
    await page.waitForTimeout(1000)
    return await page.evaluate(() => Math.max(0, ...Object.values(window.vitrineInteractions)))
  } finally {
    await close()
  }
}

/** Adds the product of the page and opens the cart, until all of its code is loaded. */
async function openFilledCart(page) {
  await page.locator('[data-part=add-to-cart]').click()
  await page.locator('[role=dialog] select').waitFor()
  const [, country, language] = new URL(page.url()).pathname.split('/')
  await page.goto(new URL(`/${country}/${language}/cart`, page.url()).href, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
}

/** Records the longest event of each interaction; runs in the page. */
function watchInteractions() {
  window.vitrineInteractions = {}
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue
      const longest = window.vitrineInteractions[interactionId] ?? 0
      window.vitrineInteractions[interactionId] = Math.max(longest, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
