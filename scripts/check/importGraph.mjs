import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../run/run.mjs'

const parsed = new Map()

/**
 * Files loaded when the entries run, with the names that other files import from each; `*` = all of them. Paths are
 * relative to the root. `import type` is ignored.
 *
 * @param {readonly string[]} entries
 * @param {{ withDynamic?: boolean }} [options] `withDynamic: false` follows static imports only.
 * @returns {Map<string, Set<string>>}
 */
export function importGraph(entries, { withDynamic = true } = {}) {
  const files = new Map(entries.map((file) => [file, new Set(['*'])]))
  for (const [file] of files) {
    for (const { specifier, names, isDynamic } of importsOf(file)) {
      if (isDynamic && !withDynamic) continue
      const target = sourceOf(file, specifier)
      if (target === undefined) continue
      const known = files.get(target) ?? files.set(target, new Set()).get(target)
      for (const name of names) known.add(name)
    }
  }
  return files
}

/** Names of the runtime values that a file exports. */
export function exportsOf(file) {
  return moduleOf(file).staticExports.flatMap(({ entries }) =>
    entries.filter((entry) => !entry.isType).map((entry) => entry.exportName.name ?? 'default'),
  )
}

function importsOf(file) {
  const { staticImports, staticExports, dynamicImports, source } = moduleOf(file)
  const imported = staticImports
    .filter(({ start, entries }) => entries.some((entry) => !entry.isType) || isForEffect(source, start, entries))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.filter((entry) => !entry.isType).map((entry) => entry.importName.name ?? '*'),
      isDynamic: false,
    }))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries
      .filter((entry) => entry.moduleRequest && !entry.isType)
      .map((entry) => ({
        specifier: entry.moduleRequest.value,
        names: [entry.importName.name ?? '*'],
        isDynamic: false,
      })),
  )
  const later = dynamicImports.map(({ moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    names: ['*'],
    isDynamic: true,
  }))
  return [...imported, ...passedOn, ...later]
}

/** `import './x.js'`, but not `import type {} from './x.js'`. */
function isForEffect(source, start, entries) {
  return entries.length === 0 && !/^import\s+type\b/.test(source.slice(start, start + 20))
}

function moduleOf(file) {
  const known = parsed.get(file)
  if (known) return known
  const source = readFileSync(root + file, 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}. Fix its syntax.`)
  const result = { ...module, source }
  parsed.set(file, result)
  return result
}

/** The source file of a specifier; undefined for external packages and for data. */
function sourceOf(importer, specifier) {
  if (specifier.startsWith('.')) return existing(join(dirname(importer), specifier).replace(/\.js$/, ''))
  const [, name, subpath] = /^@vitrine\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const folder = ['packages', 'apps'].map((room) => `${room}/${name}`).find((path) => existsSync(root + path))
  const path = folder && publicSource(folder, `./${subpath}`)
  return path && existing(join(folder, path).replace(/\.tsx?$/, ''))
}

const existing = (path) => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(root + file))

/** Source path of a package's public subpath; the longest matching pattern of its exports wins. */
function publicSource(folder, subpath) {
  const { exports } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
  const patterns = Object.entries(exports).toSorted(([a], [b]) => b.length - a.length)
  for (const [pattern, target] of patterns) {
    const [before, after] = pattern.split('*')
    const fits = after === undefined ? subpath === pattern : subpath.startsWith(before) && subpath.endsWith(after)
    if (fits)
      return (target.source ?? target).replaceAll(
        '*',
        subpath.slice(before.length, subpath.length - (after ?? '').length),
      )
  }
  return undefined
}
