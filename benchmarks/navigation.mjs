import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../scripts/chromiumArgs.mjs'
import { openThrottled } from './openThrottled.mjs'

const RUNS = 5
/** From reaching a link to pressing it, a hand takes longer. */
const REACH_MS = 150
/** Whoever chooses looks at the tiles first. */
const LOOK_MS = 2500

/**
 * From the click on a tile of a listing to the paint of the product's heading: the click's own time stamp to the first
 * frame that holds the new `h1`. Real mouse input, every run in a fresh browser context. Times in ms, median of five.
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
        const name = `listing to product, CPU ${slowdown}x, ${lookMs > 0 ? 'after a look' : 'at once'}`
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
    // In the middle, away from what stands at the edges.
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

/** Notes the time from a click to the paint of a heading that the page did not have; runs in the page. */
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
      // A message sent from a frame is handled once that frame is done.
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
