import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './run.mjs'

const text = readFileSync(`${root}docs/spec-map.md`, 'utf8')

/** Short beginnings of the map → folders. */
const folders = {
  domain: 'packages/commerce-client/src/domain',
  types: 'packages/commerce-client/src/types',
  client: 'packages/commerce-client/src/client',
  hooks: 'packages/commerce-client/src/hooks',
  ui: 'packages/ui/src',
  cms: 'packages/cms-renderer/src',
  shop: 'apps/storefront',
  sandbox: 'apps/sandbox/src',
  docs: 'docs',
  scripts: 'scripts',
}

/** Paths in backticks, as they stand in a text. */
const pathsIn = (part) =>
  [...part.matchAll(/`([a-z]+)\/([^`]+)`/g)].flatMap(([, short, rest]) =>
    Object.hasOwn(folders, short) && rest !== '' ? [`${folders[short]}/${rest}`] : [],
  )
const found = (path, ...endings) => endings.map((ending) => path + ending).find((file) => existsSync(root + file))
const fileOf = (path) => found(path, '.ts', '.tsx', '')
const testOf = (path) => found(path, '.test.ts', '.test.tsx', '.contract.test.ts')

/** Rows of the tables: what is said, where it stands, what proves it. Cells may hold `\|`. */
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

describe('the map of the specification', () => {
  it('has a section per section and many rows', () => {
    expect(text.match(/^## \d/gm)).toHaveLength(9)
    expect(rows.length).toBeGreaterThan(200)
  })

  it('names files that exist', () => {
    expect([...new Set(pathsIn(text))].filter((path) => !fileOf(path))).toEqual([])
  })

  it('names a file in every row', () => {
    expect(rows.filter(([, where]) => pathsIn(where).length === 0)).toEqual([])
  })

  it('proves every row, or says what is missing', () => {
    const faults = rows.filter(([, where, proof]) => {
      if (/^beside\b/.test(proof)) return testOf(pathsIn(where)[0]) === undefined
      return !/^later: \S/.test(proof) && pathsIn(proof).length === 0
    })
    expect(faults).toEqual([])
  })

  it('names every rule of the commerce package, and each has its test', () => {
    const named = new Set(pathsIn(text))
    const rules = readdirSync(root + folders.domain, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folders.domain}/${file.slice(0, -3).replaceAll('\\', '/')}`)
    expect(rules.length).toBeGreaterThan(60)
    expect(rules.filter((rule) => !named.has(rule) || !testOf(rule))).toEqual([])
  })
})
