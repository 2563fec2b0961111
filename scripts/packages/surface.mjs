// Compares the exports of the built ui package with the pinned list. `--write` updates the list, for intended changes only.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { exportedNames } from '../../packages/ui/test/publicSurface.ts'
import { root, run } from '../run/run.mjs'
import { subpaths } from './subpaths.mjs'

const PINNED = `${root}packages/ui/test/publicSurface.json`
const folder = `${root}packages/ui`

/** Differences between the built declarations and the pinned names, as printable lines. */
export function surfaceFaults() {
  const now = builtSurface()
  const pinned = JSON.parse(readFileSync(PINNED, 'utf8'))
  return [...new Set([...Object.keys(now), ...Object.keys(pinned)])].sort().flatMap((subpath) => {
    const [is, was] = [now[subpath] ?? [], pinned[subpath] ?? []]
    const gone = was.filter((name) => !is.includes(name)).map((name) => `@vitrine/ui ${subpath}: ${name} is gone`)
    const added = is.filter((name) => !was.includes(name)).map((name) => `@vitrine/ui ${subpath}: ${name} is new`)
    return [...gone, ...added]
  })
}

function builtSurface() {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const types = subpaths(folder, manifest, 'types')
  const modules = [...types].filter(([subpath]) => !/\.css$|\.json$|^\.\/messages\//.test(subpath))
  return Object.fromEntries(
    modules.map(([subpath, path]) => [subpath, exportedNames(readFileSync(`${folder}/${path}`, 'utf8'))]),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--write')) {
    writeFileSync(PINNED, `${JSON.stringify(builtSurface(), null, 2)}\n`)
    await run('biome', ['format', '--write', PINNED])
    console.log('Pinned the public surface of @vitrine/ui. Describe the change in a changeset.')
  } else {
    const faults = surfaceFaults()
    for (const fault of faults) console.error(fault)
    process.exit(faults.length === 0 ? 0 : 1)
  }
}
