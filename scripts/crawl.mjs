// pnpm crawl [--url=http://localhost:3000] [--no-browser] [--locale=ch/de,uk/en]
// Reads the sitemap, requests every page in all locales, checks head, structured data,
// alternates and links, then opens one page per template and language in a browser. Starts its own servers unless
// --url is given.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from './run/chromiumArgs.mjs'
import { browserPass } from './crawl/browserPass.mjs'
import { dataFaults, validationFaults } from './crawl/dataFaults.mjs'
import { fetchPages } from './crawl/fetchPages.mjs'
import { hiddenPages, memberPages } from './crawl/hiddenPages.mjs'
import { inParallel } from './run/inParallel.mjs'
import { followLinks, furtherLinks, orphans } from './crawl/linkFaults.mjs'
import { hiddenFaults, pageFaults } from './crawl/pageFaults.mjs'
import { readSitemap } from './crawl/readSitemap.mjs'
import { faultLines, table } from './crawl/report.mjs'
import { samples } from './crawl/samples.mjs'
import { siteFaults } from './crawl/siteFaults.mjs'
import { templateFaults, templateIds, unreached } from './crawl/templateFaults.mjs'
import { ownServers } from './run/ownServers.mjs'
import { root } from './run/run.mjs'

const WIDTH = 4
const BROWSERS = 2
const FACET_LOCALE = 'de-CH'
const TEMPLATES = `${root}packages/cms-renderer/src/nodes/pageTemplates.ts`

const args = process.argv.slice(2)
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const given = option('url')
const wanted = option('locale')?.split(',')
const servers = given ? null : await ownServers({ UPSTREAM_TIMEOUT_SCALE: '4', RATE_LIMIT_SCALE: '20' })
const origin = given ?? servers.url
const began = performance.now()
const rows = []

/** Runs one check and records its duration. */
async function step(name, run) {
  const start = performance.now()
  const { count, faults, ...rest } = await run()
  rows.push({ name, count, faults, seconds: (performance.now() - start) / 1000 })
  console.error(`${name}: ${count} checked, ${faults.length} faults`)
  return rest
}

try {
  const { entries, known } = await step('sitemap files', async () => {
    const { files, pages } = await readSitemap(origin)
    const isWanted = ({ url }) => !wanted || wanted.some((alias) => `${url}/`.startsWith(`${origin}/${alias}/`))
    return {
      count: files.length,
      faults: pages.length === 0 ? ['no page'] : [],
      entries: pages.filter(isWanted),
      known: new Set(pages.map(({ url }) => url)),
    }
  })
  const { pages } = await step('pages', async () => {
    const fetched = await fetchPages(entries, { width: WIDTH })
    const faults = fetched.flatMap((page) => pageFaults(page, page.entry).map((one) => `${page.url} ${one}`))
    return { count: fetched.length, faults, pages: fetched.filter(({ document }) => document !== null) }
  })
  await step('titles, alternates', async () => ({ count: pages.length, faults: wanted ? [] : siteFaults(pages) }))
  await step('structured data', async () => {
    const found = await inParallel(pages, WIDTH, async (page) => {
      const own = dataFaults({ ...page, origin })
      const official = await validationFaults(page.document.data.filter((one) => one !== null))
      return [...own, ...official].map((fault) => `${page.url} ${fault}`)
    })
    return { count: pages.reduce((sum, { document }) => sum + document.data.length, 0), faults: found.flat() }
  })
  const { linked } = await step('further links', async () => {
    const robots = await (await fetch(`${origin}/robots.txt`)).text()
    const first = furtherLinks(pages, { origin, robots, facetLocale: FACET_LOCALE, known })
    const { pages: linked, faults } = await followLinks(first, { width: WIDTH })
    for (const { url } of first) known.add(url)
    const second = furtherLinks(linked, { origin, robots, facetLocale: FACET_LOCALE, known })
    const further = await followLinks(second, { width: WIDTH })
    const all = [...linked, ...further.pages]
    return {
      count: first.length + second.length,
      faults: [...faults, ...further.faults, ...(wanted ? [] : orphans(entries, [...pages, ...all]))],
      linked: all,
    }
  })
  const homes = pages.filter(({ isHome }) => isHome)
  const { hidden } = await step('not for search', async () => {
    const hidden = await fetchPages(hiddenPages(homes), { width: WIDTH })
    const faults = hidden.flatMap((page) => hiddenFaults(page, page.entry).map((one) => `${page.url} ${one}`))
    return { count: hidden.length, faults, hidden: hidden.filter(({ document }) => document !== null) }
  })
  const everything = [...pages, ...linked, ...hidden, ...memberPages(homes)]
  await step('templates', async () => {
    const ids = templateIds(readFileSync(TEMPLATES, 'utf8'))
    return { count: ids.length, faults: wanted ? [] : templateFaults(ids, everything) }
  })
  if (!args.includes('--no-browser')) {
    await step('in the browser', async () => {
      const chosen = samples(everything)
      const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
      try {
        let seen = 0
        const onPage = (found) => {
          seen += 1
          if (found.length > 0 || seen % 20 === 0)
            console.error([`  ${seen} of ${chosen.length}`, ...found].join('\n    '))
        }
        return { count: chosen.length, faults: await browserPass(browser, chosen, { width: BROWSERS, onPage }) }
      } finally {
        await browser.close()
      }
    })
  }
  const templates = new Set(pages.map(({ document }) => document.template))
  const sizes = pages.map(({ document }) => document.bytes)
  const time = Math.round((performance.now() - began) / 1000)
  const { user, system } = process.cpuUsage()
  const cpu = Math.round((user + system) / 1e6)
  console.log(table(rows).join('\n'))
  console.log(
    `\n${pages.length} pages, ${templates.size} templates, up to ${Math.round(Math.max(0, ...sizes) / 1024)} KB, ${time} s (own CPU ${cpu} s)`,
  )
  for (const [id, why] of unreached) console.log(`Skipped: ${id}, ${why}.`)
  console.log(faultLines(rows, Number(option('most') ?? 40)).join('\n'))
} finally {
  await servers?.stop()
}
process.exit(rows.some(({ faults }) => faults.length > 0) ? 1 : 0)
