import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exportsOf, importGraph } from './importGraph.mjs'
import { root } from '../run/run.mjs'
import { sourceFiles } from './sourceFiles.mjs'

const text = readFileSync(`${root}docs/spec-map.md`, 'utf8')

/** Path abbreviations used in the map → folders. */
const folders = {
  domain: 'packages/commerce-client/src/domain',
  types: 'packages/commerce-client/src/types',
  client: 'packages/commerce-client/src/client',
  hooks: 'packages/commerce-client/src/hooks',
  sync: 'packages/commerce-client/src/sync',
  ui: 'packages/ui/src',
  cms: 'packages/cms-renderer/src',
  shop: 'apps/storefront',
  sandbox: 'apps/sandbox/src',
  docs: 'docs',
  scripts: 'scripts',
}

/** Paths in backticks, exactly as written. */
const pathsIn = (part) =>
  [...part.matchAll(/`([a-z]+)\/([^`]+)`/g)].flatMap(([, short, rest]) =>
    Object.hasOwn(folders, short) && rest !== '' ? [`${folders[short]}/${rest}`] : [],
  )
const found = (path, ...endings) => endings.map((ending) => path + ending).find((file) => existsSync(root + file))
const fileOf = (path) => found(path, '.ts', '.tsx', '')
const testOf = (path) => found(path, '.test.ts', '.test.tsx', '.contract.test.ts')

/** Table rows: requirement, file, test. Cells may contain `\|`. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Specification|Entity|Decision) /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 3)

const shop = importGraph([
  'apps/storefront/app/entry.client.tsx',
  'apps/storefront/app/entry.server.tsx',
  'apps/storefront/server/server.ts',
])
const sandbox = importGraph(['apps/sandbox/src/server.ts'])

/** Whether the shop or its sandbox loads the file of a path. Types are never loaded. */
function isReached(path) {
  const file = fileOf(path)
  if (path.startsWith(`${folders.sandbox}/`)) return sandbox.has(file) || isForTests(path)
  return shop.has(file) || path.startsWith(`${folders.types}/`) || /^(?:docs|scripts)\//.test(path)
}

/** Field lists of the specification, read by the tests of both sides. */
const isForTests = (path) => path === `${folders.sandbox}/specFields`

/** Entries in backticks in a section of the map. */
const listed = (title) => {
  const [, section = ''] = text.split(`## ${title}\n`)
  return [...section.split('\n## ')[0].matchAll(/`([^`]+)`/g)].map(([, name]) => name).toSorted()
}

describe('the map of the specification', () => {
  it('has every section and many rows', () => {
    expect(text.match(/^## \d/gm)).toHaveLength(9)
    expect(rows.length).toBeGreaterThan(200)
  })

  it('names files that exist', () => {
    expect([...new Set(pathsIn(text))].filter((path) => !fileOf(path))).toEqual([])
  })

  it('names a file in every row', () => {
    expect(rows.filter(([, where]) => pathsIn(where).length === 0)).toEqual([])
  })

  it('has a test for every row, or states what is missing', () => {
    const faults = rows.filter(([, where, proof]) => {
      if (/^beside\b/.test(proof)) return testOf(pathsIn(where)[0]) === undefined
      return !/^later: \S/.test(proof) && pathsIn(proof).length === 0
    })
    expect(faults).toEqual([])
  })

  it('lists every rule of the commerce package, each with its test', () => {
    const named = new Set(pathsIn(text))
    const rules = readdirSync(root + folders.domain, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folders.domain}/${file.slice(0, -3).replaceAll('\\', '/')}`)
    expect(rules.length).toBeGreaterThan(60)
    expect(rules.filter((rule) => !named.has(rule) || !testOf(rule))).toEqual([])
  })

  it('says "later" where the shop does not load the files of a row', () => {
    const faults = rows
      .filter(([, , proof]) => !/\blater: \S/.test(proof))
      .map(([what, where]) => [what, pathsIn(where).filter((path) => !isReached(path))])
      .filter(([, missing]) => missing.length > 0)
    expect(faults).toEqual([])
  })

  it('lists the rules and components that the shop does not use yet', () => {
    const unreached = [...sourceFiles(folders.domain), ...componentFiles()]
      .filter((file) => !/\.test\.tsx?$/.test(file) && !shop.has(file))
      .map(shortOf)
    expect(listed('Rules and components that the shop does not reach yet')).toEqual(unreached.toSorted())
  })

  it.each([
    ['Hooks', folders.hooks, /^use[A-Z]/],
    ['Calls', folders.client, /^[a-z]/],
  ])('lists the %s that the shop does not use yet', (title, folder, pattern) => {
    const unused = sourceFiles(folder)
      .filter((file) => !/\.test\.tsx?$/.test(file) && !shop.get(file)?.has('*'))
      .flatMap((file) => exportsOf(file).filter((name) => pattern.test(name) && !shop.get(file)?.has(name)))
    expect(new Set(listed(`${title} that the shop does not use yet`))).toEqual(new Set(unused))
  })
})

/** The main file of each component. */
function componentFiles() {
  return sourceFiles(`${folders.ui}/components`).filter((file) => /\/(\w+)\/\1\.tsx$/.test(file))
}

/** Abbreviated path of a file in the map. */
function shortOf(file) {
  const [short, folder] = Object.entries(folders).find(([, path]) => file.startsWith(`${path}/`))
  return `${short}/${file.slice(folder.length + 1).replace(/\.tsx?$/, '')}`
}
