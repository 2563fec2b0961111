import { rmSync } from 'node:fs'
import { root } from '../scripts/run/run.mjs'
import { compiledMessages, load, median } from './uiBuild.mjs'

const FOLDER = `${root}packages/cms-renderer/node_modules/.cache/vitrine-bench/`
const ROUNDS = 60
const WARM_UP = 15
/** Runs per measurement. */
const RUNS = 8
/** CPU limit of our own code for an uncached page of 1,000 elements, ms. */
const LIMIT_MS = 5
/** Bytes of `<p class="x"></p>`. */
const PLAIN_TAGS = 17

/**
 * CPU time of one uncached page from the CMS's response text to HTML, in production mode: parsing (JSON, tree,
 * references, definitions, rich text) and rendering, compared with as many plain React elements and bytes of HTML. Uses
 * the CPU time of this thread, so that other load has little influence; medians after a warm-up, ratios within one run.
 */
export async function measureCms() {
  process.env.NODE_ENV = 'production'
  rmSync(FOLDER, { recursive: true, force: true })
  const { cmsPage, plainElements, renderPage } = await load('cmsPage', `${root}benchmarks/cmsPage.mjs`, FOLDER)
  const messages = await compiledMessages()
  const sizes = {
    '1,000 elements': { components: await componentsFor(1000, (size) => cmsPage(size, messages)) },
    '200 nodes, 60 products': { components: 200, products: 60, categories: 20 },
    '1,000 components': { components: 1000 },
  }
  const rows = {}
  for (const [name, size] of Object.entries(sizes)) {
    const page = await cmsPage(size, messages)
    const text = 'x'.repeat(Math.round(page.html.length / elementsIn(page.html)) - PLAIN_TAGS)
    const plain = plainElements(elementsIn(page.html), text)
    rows[name] = measure(page, () => renderPage(plain(), messages))
  }
  rows['1,000 elements']['limit ms'] = LIMIT_MS
  return rows
}

function measure(page, renderPlain) {
  const samples = { parse: [], render: [], plain: [], whole: [], ratio: [] }
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const [parse, nodes] = timed(page.parse)
    const [render] = timed(() => page.render(nodes))
    const [plain] = timed(renderPlain)
    if (round < WARM_UP) continue
    samples.parse.push(parse)
    samples.render.push(render)
    samples.plain.push(plain)
    samples.whole.push(parse + render)
    samples.ratio.push((parse + render) / plain)
  }
  return {
    components: page.nodes.length,
    elements: elementsIn(page.html),
    'JSON kB': Math.round(page.json.length / 1000),
    'parse ms': rounded(median(samples.parse)),
    'render ms': rounded(median(samples.render)),
    'own CPU ms': rounded(median(samples.whole)),
    'plain elements ms': rounded(median(samples.plain)),
    ratio: rounded(median(samples.ratio)),
  }
}

/** Smallest number of components whose page has that many HTML elements. */
async function componentsFor(elements, open) {
  for (let components = 50; ; components += 10) {
    if (elementsIn((await open({ components })).html) >= elements) return components
  }
}

function elementsIn(html) {
  return html.match(/<[a-z]/g)?.length ?? 0
}

/** CPU time of a step in this thread, ms, and its result; averages over several runs, because the clock is coarse. */
function timed(step) {
  const before = process.threadCpuUsage()
  let result
  for (let run = 0; run < RUNS; run += 1) result = step()
  const { user, system } = process.threadCpuUsage(before)
  return [(user + system) / 1000 / RUNS, result]
}

function rounded(value) {
  return Math.round(value * 100) / 100
}
