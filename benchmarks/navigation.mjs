import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../scripts/run/chromiumArgs.mjs'
import { openThrottled } from './openThrottled.mjs'

const RUNS = 5
/** Delay between hovering and pressing a link; real users take longer. */
const REACH_MS = 150
/** Time that shoppers look at the tiles before they choose. */
const LOOK_MS = 2500

/**
 * Time from a click on a listing tile to the paint of the product's heading: from the click's time stamp to the first
 * frame with the new `h1`. Real mouse input, a fresh browser context for each run. Times in ms, median of five.
 */
export async function measureNavigation({ pages }) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
  const rows = {}
  try {
    for (const slowdown of [1, 4]) {
      for (const lookMs of [0, LOOK_MS]) {
        const runs = []
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await measureOnce(browser, pages.listing, { slowdown, lookMs }))
        const name = `listing to product, CPU ${slowdown}x, ${lookMs > 0 ? 'after a pause' : 'at once'}`
        rows[name] = { 'heading ms': median(runs), runs: runs.join(' ') }
      }
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function measureOnce(browser, url, { slowdown, lookMs }) {
  const { page, close } = await openThrottled(browser, url, slowdown)
  try {
    const tile = page.locator('main article a[href$=".html"]').nth(1)
    // Scrolls to the centre, away from fixed elements at the edges.
    await tile.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = await tile.boundingBox()
    await page.evaluate(watchHeading)
    await page.mouse.move(x + width / 2, y - 200)
    await page.waitForTimeout(lookMs)
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
    await page.waitForTimeout(REACH_MS)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => window.vitrineHeading !== undefined)
    return await page.evaluate(() => window.vitrineHeading)
  } finally {
    await close()
  }
}

/** Records the time from a click to the paint of a new heading; runs in the page. */
function watchHeading() {
  const before = document.querySelector('h1')
  let clickedAt
  addEventListener('click', ({ timeStamp }) => void (clickedAt ??= timeStamp), { capture: true })
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading || heading === before) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message sent from a frame is handled after that frame.
      port2.addEventListener('message', () => void (window.vitrineHeading = Math.round(performance.now() - clickedAt)))
      port2.start()
      port1.postMessage(null)
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
