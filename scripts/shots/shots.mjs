// pnpm shots [path ...|all] [--locale=ch/de,uk/en] [--url=http://localhost:3000]
// Takes PNGs of paths and page states, at 390 and 1440 px, and one contact sheet, into shots/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM_ARGS } from '../run/chromiumArgs.mjs'
import { ownServers } from '../run/ownServers.mjs'
import { root } from '../run/run.mjs'
import { paths as allPaths, states } from './shotStates.mjs'

const WIDTHS = [390, 1440]
const args = process.argv.slice(2)
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const locales = (option('locale') ?? 'ch/de').split(',')
const wanted = args.filter((arg) => !arg.startsWith('--'))
const isAll = wanted.length === 0 || wanted.includes('all')
const paths = isAll ? allPaths : wanted.filter((arg) => arg.startsWith('/'))

const folder = `${root}shots/`
mkdirSync(folder, { recursive: true })
const given = option('url')
const servers = given ? null : await ownServers()
const url = given ?? servers.url
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
const made = []

async function shoot(name, locale, width, prepare, { fullPage }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error(`  ${name}: ${message.text()}`))
  try {
    await prepare(page)
    await page.evaluate(async () => {
      for (const image of document.querySelectorAll('img[loading=lazy]')) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      await document.fonts.ready
    })
    const file = `${name}.${locale.replace('/', '-')}.${width}.png`
    await page.screenshot({ path: folder + file, fullPage })
    made.push(file)
    console.log(file)
  } catch (error) {
    console.error(`  ${name} at ${width}: ${error.message.split('\n')[0]}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}

try {
  for (const locale of locales) {
    for (const width of WIDTHS) {
      for (const path of paths) {
        const target = `${url}/${locale}${path === '/' ? '' : path}`
        const name = path === '/' ? 'home' : path.replace(/^\/|\.html$/g, '').replace(/[^a-z0-9]+/gi, '-')
        await shoot(name, locale, width, (page) => page.goto(target, { waitUntil: 'networkidle' }), { fullPage: true })
      }
      if (!isAll) continue
      for (const [name, prepare] of Object.entries(states)) {
        await shoot(`state-${name}`, locale, width, (page) => prepare(page, `${url}/${locale}`), { fullPage: false })
      }
    }
  }
  writeFileSync(`${folder}contact-sheet.png`, await contactSheet(made))
  console.log(`\n${made.length} pictures and contact-sheet.png in shots/`)
} finally {
  await browser.close()
  await servers?.stop()
}
process.exit()

/** Top parts of all pictures, 280 px wide, eight per row. */
async function contactSheet(files) {
  const cell = { width: 280, height: 360, gap: 12, columns: 8 }
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(folder + file)
        .resize({ width: cell.width })
        .toBuffer()
        .then((small) =>
          sharp(small).resize({ width: cell.width, height: cell.height, fit: 'cover', position: 'top' }).toBuffer(),
        ),
      left: (index % cell.columns) * (cell.width + cell.gap),
      top: Math.floor(index / cell.columns) * (cell.height + cell.gap),
    })),
  )
  const rows = Math.max(1, Math.ceil(files.length / cell.columns))
  return sharp({
    create: {
      width: cell.columns * (cell.width + cell.gap),
      height: rows * (cell.height + cell.gap),
      channels: 3,
      background: 'white',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer()
}
