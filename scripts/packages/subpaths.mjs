import { existsSync, globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Public subpaths of a package: subpath → file, with patterns expanded to existing files.
 * `condition` selects the file: `default` for code, `types` for declarations.
 */
export function subpaths(folder, manifest, condition = 'default') {
  const found = new Map()
  const entries = Object.entries(manifest.publishConfig?.exports ?? manifest.exports)
  // A longer key is more specific and takes precedence.
  for (const [key, target] of entries.sort(([a], [b]) => b.length - a.length)) {
    const file = typeof target === 'string' ? target : target[condition]
    if (!file) continue
    for (const [subpath, path] of key.includes('*') ? spelledOut(folder, key, file) : [[key, file]])
      if (!found.has(subpath) && existsSync(join(folder, path))) found.set(subpath, path)
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function spelledOut(folder, key, pattern) {
  const [before, after] = [pattern.slice(0, pattern.indexOf('*')), pattern.slice(pattern.lastIndexOf('*') + 1)]
  const files = globSync(`${before.slice(2)}**/*${after}`, { cwd: folder }).map((file) => `./${file}`)
  const names = files.map((file) =>
    pattern.indexOf('*') === pattern.lastIndexOf('*')
      ? file.slice(before.length, file.length - after.length)
      : relative(before, dirname(file)),
  )
  return names
    .filter((name) => files.includes(pattern.replaceAll('*', name)))
    .map((name) => [key.replace('*', name), pattern.replaceAll('*', name)])
}
