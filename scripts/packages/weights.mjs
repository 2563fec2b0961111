import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle } from '../run/bundle.mjs'
import { lazyParts } from '../check/importRules.mjs'
import { root } from '../run/run.mjs'
import { weighClient } from './clientWeights.mjs'

const { button, material } = JSON.parse(readFileSync(new URL('partSizes.json', import.meta.url), 'utf8'))
const DIST = `${root}packages/ui/dist`
const REACT = `import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\n`
const show = (what) => `${REACT}createRoot(document.body).render(createElement(${what}, null, 'Reserve'))`
const MATERIAL = /^@(?:mui|emotion)\//
const UNWANTED = /\/node_modules\/(?:react-intl|@formatjs|intl-messageformat|@mui|@emotion)\//

/** Sizes of single parts for consumers: printable lines of the sizes, and of exceeded limits. */
export async function weigh() {
  const lines = []
  const faults = []
  const [alone, withButton] = [
    await bundle(show(`'button'`)),
    await bundle(`import { Button } from '@vitrine/ui/Button'\n${show('Button')}`),
  ]
  const added = withButton.bytes - alone.bytes
  lines.push(`One Button adds ${added} bytes to React's ${alone.bytes} (limit ${button.limit})`)
  if (added > button.limit) faults.push(`Error: one Button adds ${added} bytes, more than ${button.limit}`)
  for (const id of withButton.chunks.flatMap((chunk) => chunk.modules))
    if (UNWANTED.test(id)) faults.push(`Error: a single Button bundles ${id.split('/node_modules/').at(-1)}`)

  for (const name of materialParts()) {
    const source = `import { ${name} } from '@vitrine/ui/${name}'\nconsole.log(${name})`
    const { bytes, lazyBytes } = await bundle(source, {
      external: [/^react(-dom|-intl)?($|\/)/, /@formatjs|intl-messageformat/],
    })
    lines.push(`${name}: ${bytes} bytes at once, ${lazyBytes} on demand`)
    if (bytes + lazyBytes > material.limit)
      faults.push(`Error: ${name} brings ${bytes + lazyBytes} bytes, more than ${material.limit}`)
  }
  for (const name of materialParts())
    if (!lazyParts.includes(name)) faults.push(`Error: ${name} brings Material, but is not among the lazy parts`)
  const client = await weighClient()
  return { lines: [...lines, ...client.lines], faults: [...faults, ...client.faults] }
}

/** Components that depend on Material, statically or on demand. */
function materialParts() {
  return readdirSync(`${DIST}/components`).filter((name) => reachesMaterial(`${DIST}/components/${name}/${name}.js`))
}

function reachesMaterial(file, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  let source
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    return false
  }
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, specifier]) => specifier,
  )
  return specifiers.some((specifier) =>
    specifier.startsWith('.') ? reachesMaterial(join(dirname(file), specifier), seen) : MATERIAL.test(specifier),
  )
}
