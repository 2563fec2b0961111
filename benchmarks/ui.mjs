import { rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../scripts/run/run.mjs'
import { compiledMessages, FOLDER, load, median } from './uiBuild.mjs'
import { measureEntries } from './uiEntries.mjs'
import { plainSource } from './uiPlain.mjs'

const ROUNDS = 400
const WARM_UP = 100
/** Maximum cost of a tile on the server relative to the same HTML as plain elements. */
const RATIO_LIMIT = 1.3

/** Grids of tiles compared with plain markup, then every component entry separately. */
export async function measureUi() {
  process.env.NODE_ENV = 'production'
  rmSync(FOLDER, { recursive: true, force: true })
  return { grids: await measureGrids(), entries: await measureEntries() }
}

/**
 * Renders a product grid on the server in production mode: our components compared with the same HTML as plain React
 * elements. Both alternate in one process; figures are medians over the rounds, the ratio is the median of the rounds'
 * ratios.
 */
async function measureGrids() {
  const { grid, renderPage } = await load('grid', `${root}benchmarks/uiGrid.mjs`)
  const messages = await compiledMessages()
  const rows = {}
  for (const count of [24, 100]) {
    const ours = grid(count)
    const html = renderPage(ours(), messages)
    const plainFile = `${FOLDER}plain${count}.mjs`
    writeFileSync(plainFile, plainSource(html))
    const { plain } = await import(pathToFileURL(plainFile).href)
    if (renderPage(plain(), messages) !== html)
      throw new Error(`The plain elements produce different HTML: ${plainFile}`)
    rows[`${count} tiles`] = compare(
      () => renderPage(ours(), messages),
      () => renderPage(plain(), messages),
      count,
    )
  }
  return rows
}

function compare(ours, plain, tiles) {
  const samples = { ours: [], plain: [], ratio: [] }
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // The order alternates, so that neither always pays for the other's garbage collection.
    const first = round % 2 === 0 ? time(ours) : time(plain)
    const second = round % 2 === 0 ? time(plain) : time(ours)
    if (round < WARM_UP) continue
    const [mine, theirs] = round % 2 === 0 ? [first, second] : [second, first]
    samples.ours.push(mine)
    samples.plain.push(theirs)
    samples.ratio.push(mine / theirs)
  }
  const milliseconds = median(samples.ours)
  return {
    'components ms': rounded(milliseconds),
    'plain elements ms': rounded(median(samples.plain)),
    ratio: rounded(median(samples.ratio)),
    limit: RATIO_LIMIT,
    'tiles/s': Math.round((tiles / milliseconds) * 1000),
  }
}

function time(render) {
  const began = performance.now()
  for (let index = 0; index < 5; index += 1) render()
  return (performance.now() - began) / 5
}

function rounded(value) {
  return Math.round(value * 1000) / 1000
}
