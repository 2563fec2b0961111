import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS } from '../scripts/run/chromiumArgs.mjs'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse with its mobile defaults; all figures are medians of three runs. Times in ms. */
export async function measureLighthouse({ pages }) {
  const rows = {}
  for (const [name, target] of Object.entries(pages)) {
    const runs = []
    for (let index = 0; index < RUNS; index += 1) runs.push(await once(target))
    rows[name] = Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))
  }
  return rows
}

async function once(target) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
  })
  try {
    const { lhr } = await lighthouse(target, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    })
    const failed = Object.values(lhr.audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
    )
    for (const audit of failed) console.log(`  ${target}: ${audit.id}: ${audit.title}`)
    const value = (id) => Math.round((lhr.audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000
    return {
      ...Object.fromEntries(CATEGORIES.map((category) => [category, lhr.categories[category].score])),
      'FCP ms': Math.round(value('first-contentful-paint')),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
