// pnpm sheet:imagery [--url=http://localhost:3000] [--only=masters|listings|figures] [--locale=uk/en]
// Look and size of the shop's photographs: contact sheets of all masters, listings of every theme at 1440 and
// 390 px, film posters, all into shots/imagery/; then the weight of the masters by kind and the queue's time per picture.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../run/chromiumArgs.mjs'
import { log, times, weights } from './imagery/figures.mjs'
import { filmFiles, grounds, photographs } from './imagery/masters.mjs'
import { mastersSheets } from './imagery/mastersSheets.mjs'
import { ownServers } from '../run/ownServers.mjs'
import { root } from '../run/run.mjs'
import { sheetPage } from './sheetPage.mjs'

/** One listing per theme; watches and jewellery where the shop has both. */
const LISTINGS = {
  'retailer-watches': '/watches/mens',
  'retailer-jewellery': '/jewellery',
  cpo: '/certified-pre-owned/watches',
  cpov7: '/pre-owned/watches',
  bespoke: '/corvane/watches',
  'bespoke-cpo': '/corvane/certified-pre-owned/watches',
}
const WIDTHS = [1440, 390]
const POSTER = { width: 480, height: 600 }
const TALLEST = 8000

const args = process.argv.slice(2)
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')
const wants = (part) => !only || only === part
const folder = `${root}shots/imagery/`
if (!only) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const all = photographs()
const films = filmFiles()
let failed = 0
if (wants('masters')) {
  for (const { name, png } of await mastersSheets(all)) write(`masters-${name}`, png)
  await withBrowser(showFilms)
}
if (wants('listings')) {
  const given = option('url')
  const servers = given ? null : await ownServers()
  try {
    await withBrowser((browser) => showListings(browser, `${given ?? servers.url}/${option('locale') ?? 'uk/en'}`))
  } finally {
    await servers?.stop()
  }
}
if (wants('figures')) {
  console.log('\nMasters by kind')
  console.table(weights(all, grounds(), films))
  console.log('\nThe queue, seconds per picture')
  console.table(times(all))
  writeFileSync(`${folder}queue.txt`, `${log(all)}\n`)
  console.log('shots/imagery/queue.txt lists every picture, slowest first.')
}
process.exit(failed === 0 ? 0 : 1)

async function withBrowser(show) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
  try {
    await show(browser)
  } finally {
    await browser.close()
  }
}

async function showListings(browser, base) {
  for (const width of WIDTHS) {
    const pictures = []
    for (const [name, path] of Object.entries(LISTINGS)) {
      const png = await shoot(browser, base + path, width)
      if (png === null) continue
      write(`listing-${name}.${width}`, png)
      pictures.push({ name: `${name}, ${width} px: ${path}`, png })
    }
    write(`listings.${width}`, await onOneSheet(browser, `Listings at ${width} px`, pictures))
  }
}

async function shoot(browser, url, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  try {
    // Sets a preferred location, so that the location suggestion does not cover the pictures.
    await context.addCookies([{ name: 'prefferedLocation', value: 'en-GB', url }])
    const page = await context.newPage()
    const response = await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    if (response?.status() !== 200) throw new Error(`failed with status ${response?.status()}`)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      await document.fonts.ready
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    return await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } })
  } catch (error) {
    failed += 1
    console.error(`  ${url} at ${width}: ${error.message.split('\n')[0]}`)
    return null
  } finally {
    await context.close()
  }
}

/** The poster of each film, or its first frame. */
async function showFilms(browser) {
  const page = await browser.newPage({ viewport: POSTER })
  const pictures = []
  for (const { name, file, bytes } of films) {
    const isFilm = /\.(mp4|webm)$/.test(name)
    const address = `data:${isFilm ? 'video' : 'image'}/${name.split('.').at(-1)};base64,${readFileSync(file, 'base64')}`
    const tag = isFilm ? `<video src="${address}" muted preload="auto"></video>` : `<img src="${address}">`
    await page.setContent(`<style>* { margin: 0; width: 100vw; height: 100vh; object-fit: contain }</style>${tag}`)
    const facts = await page.evaluate(isFilm ? filmFacts : pictureFacts)
    pictures.push({ name: `${name}: ${facts}, ${Math.round(bytes / 1000)} kB`, png: await page.screenshot() })
  }
  await page.close()
  write('masters-films', await onOneSheet(browser, 'Films and posters', pictures))
}

/** Runs in the page: waits for the first frame. */
async function filmFacts() {
  const video = document.querySelector('video')
  for (let wait = 0; wait < 50 && video.readyState < 2 && !video.error; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  if (video.error) return 'this browser cannot play it'
  return `${video.videoWidth} x ${video.videoHeight}, ${Math.round(video.duration * 10) / 10} s`
}

/** Runs in the page. */
async function pictureFacts() {
  const image = document.querySelector('img')
  await image.decode()
  return `${image.naturalWidth} x ${image.naturalHeight}`
}

async function onOneSheet(browser, title, pictures) {
  const page = await browser.newPage({ viewport: { width: 2040, height: 800 } })
  try {
    await page.setContent(sheetPage(title, pictures))
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

function write(name, png) {
  writeFileSync(`${folder}${name}.png`, png)
  console.log(`shots/imagery/${name}.png`)
}
