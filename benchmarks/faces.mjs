import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../scripts/run/chromiumArgs.mjs'
import { root } from '../scripts/run/run.mjs'
import { coldVisit, textsInSystemFonts } from './coldVisit.mjs'
import { filmStrip } from './filmStrip.mjs'

const WIDTHS = [390, 1440]
/** One page of each theme. */
const PAGES = { retailer: '', bespoke: '/corvane', cpo: '/certified-pre-owned', cpov7: '/pre-owned' }
const LOCALES = ['ch/de', 'uk/en', 'fr/fr', 'dk/da']
/** Two more pages of the retailer, where the text above the fold is not part of a banner. */
const FURTHER = ['/watches/mens', '/aurelune/meridian-40/2104-310-1.html']
const LATE = 900
/** Time after `load` by which the fonts must be applied, ms. */
const deadlines = { '10 Mbit/s': 1200, 'slow 4G': 2500 }
const parts = { arrivals, shifts, paints, film }

/**
 * Measures when the brand's fonts are applied on a first visit, the layout shift of late fonts, and the cost of both.
 * FACES_PARTS selects (arrivals, shifts, paints, film), FACES_VISITS is the number of visits per combination,
 * FACES_BEFORE is the URL of another build for `paints`, visited alternately.
 */
export async function measureFaces({ url }) {
  const wanted = process.env.FACES_PARTS?.split(',') ?? Object.keys(parts)
  const visits = Number(process.env.FACES_VISITS ?? 3)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
  const tables = {}
  try {
    for (const path of [...Object.values(PAGES), ...FURTHER])
      for (const locale of LOCALES) await fetch(`${url}/${locale}${path}`)
    for (const name of wanted)
      tables[name] = await parts[name](browser, { url, visits, before: process.env.FACES_BEFORE })
  } finally {
    await browser.close()
  }
  return tables
}

/** Number of visits with all texts in the brand's fonts by the deadline after `load`. */
async function arrivals(browser, { url, visits }) {
  const table = {}
  for (const [network, deadline] of Object.entries(deadlines)) {
    for (const [theme, path] of Object.entries(PAGES)) {
      for (const width of WIDTHS) {
        const seen = []
        for (let turn = 0; turn < visits; turn += 1) {
          const visit = await coldVisit(browser, { width, network })
          await visit.page.goto(`${url}/${LOCALES[turn % LOCALES.length]}${path}`, { waitUntil: 'load' })
          await visit.page.waitForTimeout(deadline)
          const faces = await visit.page.evaluate(() => window.visit.faces())
          seen.push({ ...(await textsInSystemFonts(visit)), faces })
          await visit.close()
        }
        table[`${network} ${theme} ${width}`] = {
          visits,
          'in web fonts': seen.filter(({ foreign, faces }) => foreign.length === 0 && faces.waiting === 0).length,
          texts: seen.map(({ texts }) => texts).join(' '),
          'in system fonts': seen.map(({ foreign }) => foreign.length).join(' '),
          'fonts after load, ms': seen.map(({ faces }) => faces.afterLoad).join(' '),
        }
        console.log(network, theme, width, JSON.stringify(table[`${network} ${theme} ${width}`]))
      }
    }
  }
  return table
}

/** Layout shift of first visits whose fonts arrive 0.9 s late. */
async function shifts(browser, { url }) {
  const table = {}
  for (const path of [...Object.values(PAGES), ...FURTHER]) {
    for (const width of WIDTHS) {
      const row = {}
      for (const locale of LOCALES) {
        const visit = await coldVisit(browser, { width, fontDelay: LATE })
        await visit.page.goto(`${url}/${locale}${path}`, { waitUntil: 'load' })
        await visit.page.waitForFunction(() => window.visit.faces().loaded > 0)
        await visit.page.waitForTimeout(1000)
        const moved = (await visit.facts()).shifts
        row[locale] = Math.round(moved.reduce((sum, { value }) => sum + value, 0) * 10_000) / 10_000
        await visit.close()
      }
      table[`${path || '/'} ${width}`] = row
    }
  }
  return table
}

/** Largest contentful paint, ms, of this build and the previous one, alternating; the ratio of the medians. */
async function paints(browser, { url, visits, before }) {
  if (!before) return { skipped: { reason: 'FACES_BEFORE is not set to the URL of another build' } }
  const table = {}
  for (const network of Object.keys(deadlines)) {
    for (const [theme, path] of Object.entries(PAGES)) {
      const width = WIDTHS[0]
      const found = { before: [], now: [] }
      for (let turn = 0; turn < visits; turn += 1) {
        const order = turn % 2 === 0 ? ['before', 'now'] : ['now', 'before']
        for (const build of order) {
          const visit = await coldVisit(browser, { width, network })
          await visit.page.goto(`${build === 'now' ? url : before}/ch/de${path}`, { waitUntil: 'load' })
          await visit.page.waitForTimeout(600)
          found[build].push(Math.round((await visit.facts()).paint))
          await visit.close()
        }
      }
      table[`${network} ${theme} ${width}`] = {
        before: found.before.join(' '),
        now: found.now.join(' '),
        ratio: Math.round((median(found.now) / median(found.before)) * 1000) / 1000,
      }
    }
  }
  return table
}

/** Film strip of one first visit at 10 Mbit/s, for each width. */
async function film(browser, { url, before }) {
  mkdirSync(`${root}shots`, { recursive: true })
  const table = {}
  for (const [name, origin] of Object.entries({ before, now: url })) {
    if (!origin) continue
    for (const width of WIDTHS) {
      const file = `shots/film-${name}.${width}.png`
      table[file] = { frames: await filmStrip(browser, { url: `${origin}/ch/de`, width, file: root + file }) }
    }
  }
  return table
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
