// pnpm sheet:templates [--url=http://localhost:3000] [--template=cpo]
// One page of every template in its theme, at 390 and 1440 px, as PNGs in shots/templates/ and one contact sheet
// per theme and width. Uses the crawl's pages, and those outside of the sitemap: search, wishlist, 404.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../run/chromiumArgs.mjs'
import { fetchPages } from '../crawl/fetchPages.mjs'
import { readDocument } from '../crawl/readDocument.mjs'
import { readSitemap } from '../crawl/readSitemap.mjs'
import { templateSamples } from '../crawl/samples.mjs'
import { ownServers } from '../run/ownServers.mjs'
import { root } from '../run/run.mjs'
import { sheetPage } from './sheetPage.mjs'

const WIDTHS = [390, 1440]
/** Maximum height of a picture, px. */
const MAX_HEIGHT = 6000
const SAMPLE_LOCALE = 'uk/en'
const HIDDEN = ['/search?q=gold', '/staff-sale', '/wishlist', '/cart', '/nowhere']

const args = process.argv.slice(2)
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const given = option('url')
const only = option('template')
const servers = given ? null : await ownServers()
const origin = given ?? servers.url
const folder = `${root}shots/templates/`
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
let failed = 0

try {
  const chosen = await chosenPages()
  for (const width of WIDTHS) {
    const pictures = new Map()
    for (const { url, document } of chosen) {
      const png = await shoot(url, width)
      if (png === null) continue
      const name = document.template.replace(/^vitrine:pages\//, '')
      write(`${name.replace(/[^a-z0-9]+/gi, '-')}.${width}`, png)
      pictures.set(document.theme, [...(pictures.get(document.theme) ?? []), { name, png }])
    }
    for (const [theme, list] of pictures) write(`sheet-${theme}.${width}`, await contactSheet(theme, list))
  }
} finally {
  await browser.close()
  await servers?.stop()
}
process.exit(failed === 0 ? 0 : 1)

/** One page for each template in the sitemap's sample locale, then the hidden ones. */
async function chosenPages() {
  const { pages: entries } = await readSitemap(origin)
  const local = entries.filter(({ url }) => `${url}/`.startsWith(`${origin}/${SAMPLE_LOCALE}/`))
  const pages = (await fetchPages(local, { width: 4 })).filter(({ document }) => document !== null)
  const hidden = await Promise.all(
    HIDDEN.map(async (path) => {
      const url = `${origin}/${SAMPLE_LOCALE}${path}`
      return { url, document: readDocument(await (await fetch(url)).text()) }
    }),
  )
  const found = new Map([...hidden, ...templateSamples(pages)].map((page) => [page.document.template, page]))
  return [...found.values()].filter(({ document }) => document.template && (!only || document.template.includes(only)))
}

async function shoot(url, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      await document.fonts.ready
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    return await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
    })
  } catch (error) {
    failed += 1
    console.error(`  ${url} at ${width}: ${error.message.split('\n')[0]}`)
    return null
  } finally {
    await context.close()
  }
}

async function contactSheet(theme, pictures) {
  const page = await browser.newPage({ viewport: { width: 2040, height: 800 } })
  try {
    await page.setContent(sheetPage(`${theme}: ${pictures.length} templates`, pictures))
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

function write(name, png) {
  writeFileSync(`${folder}${name}.png`, png)
  console.log(`shots/templates/${name}.png`)
}
