import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../scripts/run/chromiumArgs.mjs'

const KIB = 1024

/** First-load JavaScript of each page: all scripts that the page loads without interaction, brotli 11, in KiB. */
export async function measureJavaScript({ pages }) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
  const rows = {}
  try {
    for (const [name, target] of Object.entries(pages)) {
      const page = await browser.newPage()
      const scripts = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response)
      })
      await page.goto(target, { waitUntil: 'networkidle' })
      const bodies = await Promise.all(scripts.map((response) => response.body()))
      const brotli = bodies.reduce((sum, body) => sum + brotliSize(body), 0)
      const html = await (await fetch(target)).text()
      rows[name] = {
        files: bodies.length,
        'raw KiB': round(bodies.reduce((sum, body) => sum + body.length, 0) / KIB),
        'brotli KiB': round(brotli / KIB),
        'HTML brotli KiB': round(brotliSize(Buffer.from(html), 5) / KIB),
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return rows
}

function brotliSize(bytes, quality = 11) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

function round(value) {
  return Math.round(value * 10) / 10
}
