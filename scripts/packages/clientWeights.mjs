import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliBytes, bundle } from '../run/bundle.mjs'
import { root } from '../run/run.mjs'

const limits = JSON.parse(readFileSync(new URL('clientWeights.json', import.meta.url), 'utf8'))
const OPERATION = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[^"'`]*)["'`]/g
/** One call for each way of defining calls. */
const SAMPLES = [
  ['shopperBaskets', 'getBasket', 'GET /baskets/{basketId}'],
  ['slas', 'revokeToken', 'POST /revoke'],
  ['einstein', 'getRecommenders', 'GET /personalization/recommenders/{site}'],
]

/** Size of the built commerce-client in an app that uses all of it, and a check that one call does not bundle others. */
export async function weighClient(dist = `${root}packages/commerce-client/dist`) {
  const lines = []
  const faults = []
  const [clientFiles, hookFiles] = [
    filesOf(`${dist}/client`),
    [...filesOf(`${dist}/hooks`), ...filesOf(`${dist}/sync`)],
  ]
  const ruleFiles = rulesOf(hookFiles)
  const client = await weightOf(clientFiles)
  const hooks =
    (await weightOf([...clientFiles, ...ruleFiles, ...hookFiles])) - (await weightOf([...clientFiles, ...ruleFiles]))
  const withRules = (await weightOf([...clientFiles, ...hookFiles])) - client
  for (const [room, bytes] of Object.entries({ client, hooks })) {
    const { limit } = limits[room]
    lines.push(`commerce-client/${room}: ${bytes} bytes (limit ${limit})`)
    if (bytes > limit) faults.push(`Error: commerce-client/${room} weighs ${bytes} bytes, more than ${limit}`)
  }
  lines.push(`commerce-client/hooks with the ${ruleFiles.length} rules that they use: ${withRules} bytes (no limit)`)
  for (const [module, name, own] of SAMPLES) {
    const { chunks } = await bundle(`import { ${name} } from '${dist}/client/${module}.js'\nconsole.log(${name})`)
    const operations = chunks.flatMap(({ code }) => [...code.matchAll(OPERATION)].map(([, operation]) => operation))
    if (operations.join() !== own) faults.push(`Error: ${name} alone brings the operations ${operations.join(', ')}`)
  }
  return { lines, faults }
}

/** Brotli bytes of modules in an app that uses all of them, excluding React and SWR. */
async function weightOf(files) {
  const { chunks } = await bundle(await everythingIn(files), {
    external: [/^(react|swr)($|\/)/],
    modulePreload: false,
    plugins: [linkLazy],
  })
  return chunks.reduce((sum, { code }) => sum + brotliBytes(withoutUse(code)), 0)
}

function filesOf(folder) {
  const files = globSync(`${folder}/*.js`).toSorted()
  if (files.length === 0)
    throw new Error(`No module is in ${folder}, so there is nothing to measure. Build the package first.`)
  return files
}

/** Domain modules that modules import. */
function rulesOf(files) {
  const imports = (file) => [...readFileSync(file, 'utf8').matchAll(/\bfrom\s*["'](\.\.\/domain\/[^"']+)["']/g)]
  const rules = files.flatMap((file) => imports(file).map(([, specifier]) => join(dirname(file), specifier)))
  return [...new Set(rules)]
}

/** Source of an app that uses every export of every module. */
async function everythingIn(files) {
  const modules = await Promise.all(
    files.map(async (file, index) => {
      const names = Object.keys(await import(file)).map((name) => ({ name, local: `${name}${index}` }))
      const specifiers = names.map(({ name, local }) => `${name} as ${local}`).join(', ')
      return { code: `import { ${specifiers} } from '${file}'`, names }
    }),
  )
  const used = modules.flatMap(({ names }) => names.map(({ local }) => local))
  return `${modules.map(({ code }) => code).join('\n')}\nconsole.log(${used.join(', ')})`
}

/** Bundles lazily loaded modules into one file: chunking depends on the app. */
const linkLazy = {
  name: 'link-lazy',
  transform(code) {
    const heads = []
    const linked = code.replace(/\bimport\(\s*(["'][^"']+["'])\s*\)/g, (_, specifier) => {
      heads.push(`import * as lazy${heads.length} from ${specifier}`)
      return `Promise.resolve(lazy${heads.length - 1})`
    })
    return heads.length > 0 ? { code: `${heads.join('\n')}\n${linked}`, map: null } : null
  },
}

/** Bundled code without the console.log line of the app of {@link everythingIn}. */
function withoutUse(code) {
  const use = code.lastIndexOf('console.log(')
  return use === -1 ? code : code.slice(0, use)
}
