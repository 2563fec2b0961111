import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import pinned from './publicSurface.json' with { type: 'json' }
import { exportedNames, type PublicSurface } from './publicSurface.js'

const packageRoot = fileURLToPath(new URL('../', import.meta.url))
const folders = globSync('src/components/*/', { cwd: packageRoot })
  .map((folder) => folder.replace(/\/$/, '').replace('src/components/', ''))
  .filter((name) => existsSync(`${packageRoot}src/components/${name}/${name}.tsx`))
  .sort()
const namesIn = (room: string) =>
  globSync(`src/${room}/*.ts`, { cwd: packageRoot, exclude: ['**/*.test.ts'] }).map((path) => basename(path, '.ts'))
/** Folders of which every module is an entry point. */
const rooms = ['icons', 'rules'].map((room) => ({ room, names: namesIn(room) }))
const read = (path: string) => readFileSync(`${packageRoot}${path}`, 'utf8')
const { './theme/*': _workspaceOnly, ...workspace } = manifest.exports

describe('exports of @vitrine/ui', () => {
  it('publishes the subpaths of the workspace, without its sources', () => {
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(workspace))
    expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('/src/')
  })

  it('lists exactly the modules of the published export map', () => {
    const named = Object.keys(manifest.publishConfig.exports).filter((key) => !/\*|\.css$|\.json$/.test(key))
    const components = folders.map((name) => `./${name}`)
    const modules = rooms.flatMap(({ room, names }) => names.map((name) => `./${room}/${name}`))
    expect(Object.keys(pinned)).toEqual([...named, ...modules, ...components].sort())
  })

  it('exports the recorded names (to update: node scripts/packages/surface.mjs --write, with a changeset)', () => {
    expect(namesOfSources()).toEqual(pinned)
  })

  it.each(folders)('exports %s under its own name, alone or with its types', (name) => {
    const names = exportedNames(read(`src/components/${name}/${name}.tsx`))
    expect(names).toContain(name)
  })

  it('has no default export and no index file in a component folder', () => {
    for (const name of folders) {
      expect(existsSync(`${packageRoot}src/components/${name}/index.ts`)).toBe(false)
      expect(read(`src/components/${name}/${name}.tsx`)).not.toContain('export default')
    }
  })
})

describe('exportedNames', () => {
  it('reads sources and declarations alike', () => {
    const source = 'export function A() {}\nexport const b = 1\nexport interface C {}\nexport type D = 1\nconst no = 1'
    const types =
      'export declare function A(): void;\nexport declare const b = 1;\nexport interface C {}\nexport type D = 1;\nexport {};'
    expect(exportedNames(source)).toEqual(['A', 'b', 'type C', 'type D'])
    expect(exportedNames(types)).toEqual(exportedNames(source))
  })

  it('reads export lists', () => {
    expect(exportedNames("export { a, type B, c as d } from './x.js'\nexport type { E } from './y.js'")).toEqual([
      'a',
      'd',
      'type B',
      'type E',
    ])
  })
})

function namesOfSources(): PublicSurface {
  const modules = Object.entries(manifest.exports).flatMap(([key, target]) =>
    typeof target === 'object' && 'source' in target && !/\*/.test(key) ? [[key, target.source.slice(2)] as const] : [],
  )
  const components = folders.map((name) => [`./${name}`, `src/components/${name}/${name}.tsx`] as const)
  const inRooms = rooms.flatMap(({ room, names }) =>
    names.map((name) => [`./${room}/${name}`, `src/${room}/${name}.ts`] as const),
  )
  const entries = [...modules, ...inRooms, ...components].map(
    ([key, path]) => [key, exportedNames(read(path))] as const,
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
