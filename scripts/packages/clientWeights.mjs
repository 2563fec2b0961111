import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliBytes, bundle } from '../bundle.mjs'
import { root } from '../run.mjs'

const limits = JSON.parse(readFileSync(new URL('clientWeights.json', import.meta.url), 'utf8'))
const OPERATION = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[^"'`]*)["'`]/g
/** One call of each way in which calls are defined. */
const SAMPLES = [
  ['shopperBaskets', 'getBasket', 'GET /baskets/{basketId}'],
  ['slas', 'revokeToken', 'POST /revoke'],
  ['einstein', 'getRecommenders', 'GET /personalization/recommenders/{site}'],
]

/** What the built commerce-client costs an app that uses all of it, and that a single call brings no other one. */
export async function weighClient(dist = `${root}packages/commerce-client/dist`) {
  const lines = []
  const faults = []
  const client = await weightOf([`${dist}/client`])
  const hooks = (await weightOf([`${dist}/client`, `${dist}/hooks`])) - client
  for (const [room, bytes] of Object.entries({ client, hooks })) {
    const { limit } = limits[room]
    lines.push(`commerce-client/${room}: ${bytes} bytes (limit ${limit})`)
    if (bytes > limit) faults.push(`Error: commerce-client/${room} weighs ${bytes} bytes, more than ${limit}`)
  }
  for (const [module, name, own] of SAMPLES) {
    const { chunks } = await bundle(`import { ${name} } from '${dist}/client/${module}.js'\nconsole.log(${name})`)
    const operations = chunks.flatMap(({ code }) => [...code.matchAll(OPERATION)].map(([, operation]) => operation))
    if (operations.join() !== own) faults.push(`Error: ${name} alone brings the operations ${operations.join(', ')}`)
  }
  return { lines, faults }
}

/** Brotli bytes of folders in an app that uses all of them, beside React and SWR. */
async function weightOf(folders) {
  const { chunks } = await bundle(await everythingIn(folders), {
    external: [/^(react|swr)($|\/)/],
    modulePreload: false,
  })
  return chunks.reduce((sum, { code }) => sum + brotliBytes(withoutUse(code)), 0)
}

/** An app that uses every export of every module of some folders. */
async function everythingIn(folders) {
  const files = folders.flatMap((folder) => globSync(`${folder}/*.js`).toSorted())
  if (files.length === 0) throw new Error(`No module is in ${folders.join()}, so there is nothing to weigh. Build.`)
  const lazy = onDemand(files)
  const atOnce = files.filter((file) => !lazy.has(file))
  const modules = await Promise.all(
    atOnce.map(async (file, index) => {
      const names = Object.keys(await import(file)).map((name) => ({ name, local: `${name}${index}` }))
      const specifiers = names.map(({ name, local }) => `${name} as ${local}`).join(', ')
      return { code: `import { ${specifiers} } from '${file}'`, names }
    }),
  )
  const used = modules.flatMap(({ names }) => names.map(({ local }) => local))
  return `${modules.map(({ code }) => code).join('\n')}\nconsole.log(${used.join(', ')})`
}

/** Files that others load with `import()`: they come as chunks of their own, and count. */
function onDemand(files) {
  const loads = (file) => [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)]
  return new Set(files.flatMap((file) => loads(file).map(([, specifier]) => join(dirname(file), specifier))))
}

/** Bundled code without the line in which the app of {@link everythingIn} names what it uses: that line is the app's. */
function withoutUse(code) {
  const use = code.lastIndexOf('console.log(')
  return use === -1 ? code : code.slice(0, use)
}
