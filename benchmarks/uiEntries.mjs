import { existsSync, readdirSync } from 'node:fs'
import { build } from 'vite'
import { bundle } from '../scripts/run/bundle.mjs'
import { lazyParts } from '../scripts/check/importRules.mjs'
import { root } from '../scripts/run/run.mjs'
import { compiledMessages, load, median, MODULES, sourceBuild } from './uiBuild.mjs'

const COMPONENTS = `${root}packages/ui/src/components/`
/** Shared by all components, so not counted. */
const OUTSIDE = [/^react(-dom|-intl)?($|\/)/, /@formatjs|intl-messageformat/]
const BATCH_MS = 2
const BATCHES = 25
const WARM_UP_MS = 60

/**
 * Every component entry, heaviest first: its size in addition to React and react-intl (brotli bytes, minified; initial
 * and on demand), and the server-side render time of its sample, which has the props of its first story (median of
 * batches).
 */
export async function measureEntries() {
  const names = readdirSync(COMPONENTS).filter((name) => existsSync(`${COMPONENTS}${name}/${name}.tsx`))
  await buildModules(names)
  const { sampleOf } = await load('samples', `${root}benchmarks/uiSamples.mjs`)
  const messages = await compiledMessages()
  const rows = []
  for (const name of names) {
    const { bytes, lazyBytes } = await bundle(
      `import { ${name} } from '${MODULES}components/${name}/${name}.js'\nconsole.log(${name})`,
      { external: OUTSIDE },
    )
    rows.push({ name, bytes, lazyBytes, ...(await serverCost(name, sampleOf, messages)) })
  }
  return Object.fromEntries(
    rows
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ name, bytes, lazyBytes, microseconds, html, note }) => [
        name,
        {
          'brotli bytes': bytes,
          'on demand': lazyBytes,
          'server µs': microseconds ?? '',
          'HTML bytes': html ?? '',
          note: note ?? '',
        },
      ]),
  )
}

async function serverCost(name, sampleOf, messages) {
  if (lazyParts.includes(name)) return { note: 'browser only' }
  let render
  try {
    render = await sampleOf(name, messages)
  } catch (error) {
    return { note: `its stories require a browser: ${reason(error)}` }
  }
  if (!render) return { note: 'no story' }
  try {
    const html = render()
    if (html === '') return { note: 'shows nothing on the server' }
    return { microseconds: microseconds(render), html: Buffer.byteLength(html) }
  } catch (error) {
    return { note: `browser only: ${reason(error)}` }
  }
}

const reason = (error) => (error instanceof Error ? error.message : 'it fails')

/** Median over batches that are long enough for the clock's resolution. */
function microseconds(render) {
  const until = performance.now() + WARM_UP_MS
  let calls = 0
  for (; performance.now() < until; calls += 1) render()
  const perBatch = Math.max(1, Math.round((calls / WARM_UP_MS) * BATCH_MS))
  const batches = Array.from({ length: BATCHES }, () => {
    const began = performance.now()
    for (let index = 0; index < perBatch; index += 1) render()
    return (performance.now() - began) / perBatch
  })
  return Math.round(median(batches) * 1000)
}

/** All entries as shipped in the package: one module per file, with separate styles. */
async function buildModules(names) {
  await build(
    sourceBuild({
      ssr: true,
      outDir: MODULES,
      rolldownOptions: {
        input: Object.fromEntries(
          names.map((name) => [`components/${name}/${name}`, `${COMPONENTS}${name}/${name}.tsx`]),
        ),
        external: [/^(?![./\0]|\w:)/],
        output: { preserveModules: true, preserveModulesRoot: `${root}packages/ui/src`, entryFileNames: '[name].js' },
      },
    }),
  )
}
