// pnpm storybook:sheet [component ...] [--theme=cpo] [--url=http://localhost:6006] [--no-build]
// PNG contact sheets, shots/sheets/<theme>/<page>.png: the AllStates story of every component (else its first story) in
// each theme, with its name. Builds Storybook first, unless --url is given.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../run/chromiumArgs.mjs'
import { root, run } from '../run/run.mjs'
import { sheetPage } from './sheetPage.mjs'
import { serveFolder } from '../run/staticServer.mjs'

const PER_PAGE = 16
const VIEW = { width: 1200, height: 1500 }

const args = process.argv.slice(2)
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const wanted = args.filter((arg) => !arg.startsWith('--')).map((name) => name.toLowerCase())

const given = option('url')
const built = `${root}storybook-static`
if (!given && !(args.includes('--no-build') && existsSync(`${built}/index.json`))) {
  const code = await run('storybook', ['build', '--quiet'])
  if (code !== 0) process.exit(code)
}
const server = given ? null : await serveFolder(built)
const url = given ?? server.url
const folder = `${root}shots/sheets/`
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' })
let failed = 0
try {
  const stories = await chosenStories()
  const themes = option('theme') ? [option('theme')] : await allThemes(stories[0])
  const pictures = Object.fromEntries(themes.map((theme) => [theme, []]))
  for (const story of stories) {
    const taken = await shoot(story, themes)
    for (const [theme, picture] of Object.entries(taken)) pictures[theme].push({ name: story.title, ...picture })
  }
  for (const theme of themes) await writeSheets(theme, pictures[theme])
} finally {
  await browser.close()
  await server?.stop()
}
if (failed > 0) console.error(`${failed} stories could not be shown.`)
process.exit(failed === 0 ? 0 : 1)

/** One story per component: AllStates, else the first. */
async function chosenStories() {
  const { entries } = await (await fetch(`${url}/index.json`)).json()
  const byTitle = new Map()
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story') continue
    if (wanted.length > 0 && !wanted.some((name) => entry.title.toLowerCase().endsWith(name))) continue
    if (!byTitle.has(entry.title) || entry.name === 'All States') byTitle.set(entry.title, entry)
  }
  return [...byTitle.values()].sort((a, b) => a.title.localeCompare(b.title))
}

/** The theme keys of the toolbar. */
async function allThemes(story) {
  const page = await opened(story)
  const themes = await page.evaluate(() =>
    globalThis['__STORYBOOK_PREVIEW__'].storyStoreValue.projectAnnotations.globalTypes.theme.toolbar.items.map(
      ({ value }) => value,
    ),
  )
  await page.close()
  return themes
}

async function opened(story) {
  const page = await context.newPage()
  await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story`)
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
  return page
}

/** One page load; switching a theme changes one class. */
async function shoot(story, themes) {
  const page = await opened(story).catch(() => null)
  if (!page) {
    failed += 1
    console.error(`  ${story.title}: did not render`)
    return {}
  }
  await page.evaluate(showFaces)
  const taken = {}
  for (const theme of themes) {
    const clip = await page.evaluate(wear, theme)
    taken[theme] = { width: clip.width, png: await page.screenshot({ clip, animations: 'disabled' }) }
  }
  await page.close()
  return taken
}

/** Runs in the page: shows late fonts and disables transitions. */
function showFaces() {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block')
  }
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
}

/** Runs in the page: sets a theme; returns the content area, at half width if that is sufficient. */
async function wear(theme) {
  document.documentElement.className = `theme-${theme}`
  for (const image of document.images) image.loading = 'eager'
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => {})))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // Measures the text itself instead of its block.
  const boxOf = (leaf) => {
    if (!leaf.textContent) return leaf.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(leaf)
    return words.getBoundingClientRect()
  }
  const leaves = Array.from(document.body.querySelectorAll(':not(:has(*)):not(script, style)'), boxOf).filter(
    ({ width, height }) => width > 1 && height > 1,
  )
  const right = Math.max(0, ...leaves.map((box) => box.right))
  const bottom = Math.max(0, ...leaves.map((box) => box.bottom))
  return {
    x: 0,
    y: 0,
    width: right > innerWidth / 2 ? innerWidth : innerWidth / 2,
    height: Math.min(innerHeight, Math.max(160, Math.ceil(bottom) + 24)),
  }
}

async function writeSheets(theme, pictures) {
  if (wanted.length === 0) rmSync(`${folder}${theme}`, { recursive: true, force: true })
  mkdirSync(`${folder}${theme}`, { recursive: true })
  const pages = Math.ceil(pictures.length / PER_PAGE)
  for (let index = 0; index < pages; index += 1) {
    const page = await browser.newPage({ viewport: { width: 2040, height: 800 } })
    await page.setContent(
      sheetPage(`${theme}, ${index + 1} of ${pages}`, pictures.slice(index * PER_PAGE, (index + 1) * PER_PAGE)),
    )
    const file = `${theme}/${String(index + 1).padStart(2, '0')}.png`
    await page.screenshot({ path: folder + file, fullPage: true })
    await page.close()
    console.log(`shots/sheets/${file}`)
  }
}
