// pnpm bench [javascript|ssr|throughput|lighthouse|inp|navigation|ui|cms|faces|flood …]: one run, one table, one JSON
// file in bench-results/. Without a name: all suites of the running shop. `ui` measures single components, `cms` pages
// from the CMS's response to HTML; neither needs a server. BENCH_URL is the URL of a running shop, for example an older
// build. `faces` and `flood` take minutes, so they only run when named.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { ownServers } from '../scripts/run/ownServers.mjs'
import { root } from '../scripts/run/run.mjs'
import { measureCms } from './cms.mjs'
import { measureFaces } from './faces.mjs'
import { measureFlood } from './flood.mjs'
import { measureInp } from './inp.mjs'
import { measureJavaScript } from './javascript.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureNavigation } from './navigation.mjs'
import { measureSsr } from './ssr.mjs'
import { findPages } from './targetPages.mjs'
import { measureThroughput } from './throughput.mjs'
import { measureUi } from './ui.mjs'

const suites = {
  javascript: measureJavaScript,
  ssr: measureSsr,
  throughput: measureThroughput,
  lighthouse: measureLighthouse,
  inp: measureInp,
  navigation: measureNavigation,
}
const onRequest = { flood: measureFlood }
const wanted = process.argv.slice(2)
const chosen = [
  ...Object.entries(suites).filter(([name]) => wanted.length === 0 || wanted.includes(name)),
  ...Object.entries(onRequest).filter(([name]) => wanted.includes(name)),
]

const results = { at: new Date().toISOString(), node: process.version, loadBefore: loadavg()[0] }
if (wanted.includes('ui')) {
  console.log('\nui')
  results.ui = await measureUi()
  for (const table of Object.values(results.ui)) console.table(table)
}
if (wanted.includes('cms')) {
  console.log('\ncms')
  results.cms = await measureCms()
  console.table(results.cms)
}
const servers = chosen.length > 0 || wanted.includes('faces') ? await runningShop() : null
try {
  const pages = servers ? await findPages(servers.url) : {}
  for (const [name, measure] of chosen) {
    console.log(`\n${name}`)
    results[name] = await measure({ url: servers?.url, pages })
    console.table(results[name])
  }
  if (wanted.includes('faces')) {
    console.log('\nfaces')
    results.faces = await measureFaces({ url: servers?.url })
    for (const table of Object.values(results.faces)) console.table(table)
  }
} finally {
  await servers?.stop()
}
mkdirSync(`${root}bench-results`, { recursive: true })
writeFileSync(`${root}bench-results/latest.json`, `${JSON.stringify(results, null, 2)}\n`)
console.log('\nbench-results/latest.json contains the same figures.')
process.exit()

/** The shop at BENCH_URL, else one from this build on its own ports. */
async function runningShop() {
  const url = process.env.BENCH_URL
  return url ? { url, stop: async () => undefined } : ownServers()
}
