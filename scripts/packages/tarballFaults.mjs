import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { subpaths } from './subpaths.mjs'

const ALLOWED =
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|docs\/how-to\/[\w-]+\.md|dist\/.+\.(js|d\.ts|css|json|woff2)|dist\/fonts\/.+-OFL\.txt)$/
const FORBIDDEN_NAME = /\.(test|stories|spec|map|snap)\b|\/(test|tests|e2e)\//
const FORBIDDEN_TEXT = [
  [/(?:^|[\s"'`(=:])(?:\/(?:home|Users|root|tmp|work|builds?)\/|[A-Z]:\\)[\w.-]/m, 'path of a machine'],
  [/\/\/[#@] source(Mapping)?URL=/, 'link to a source map'],
  [/\.css\.ts\.vanilla\.css|fileScope/, "rest of the style compiler's work"],
  [/BEGIN [A-Z ]*PRIVATE KEY/, 'private key'],
]
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([\w@][\w@./-]*)["']/g

/** Unwanted files and undeclared imports of an unpacked tarball, as printable lines. */
export function tarballFaults(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  const faults = files.flatMap((path) => fileFaults(folder, path))
  return [...faults, ...manifestFaults(manifest), ...importFaults(folder, manifest, files)].map(
    (fault) => `${manifest.name}: ${fault}`,
  )
}

function fileFaults(folder, path) {
  if (!ALLOWED.test(path) || FORBIDDEN_NAME.test(path)) return [`${path} does not belong into the tarball`]
  if (/\.(woff2|txt)$/.test(path)) return []
  const text = readFileSync(join(folder, path), 'utf8')
  return FORBIDDEN_TEXT.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path} holds a ${what}`)
}

function manifestFaults(manifest) {
  const text = JSON.stringify(manifest)
  return [/workspace:/, /catalog:/, /"source":/]
    .filter((pattern) => pattern.test(text))
    .map((pattern) => `package.json still says ${pattern.source}`)
}

/** Every import must be declared, every declared runtime package imported, every import of a workspace package a public subpath. */
function importFaults(folder, manifest, files) {
  const scripts = files.filter((path) => /\.(js|d\.ts)$/.test(path))
  const imported = new Map()
  for (const path of scripts)
    for (const [, specifier] of withoutComments(folder, path).matchAll(IMPORT)) imported.set(specifier, path)
  const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
  const used = new Set([...imported.keys()].map(packageOf))
  const missing = [...imported].filter(
    ([specifier]) => !declared.has(packageOf(specifier)) && !specifier.startsWith('node:'),
  )
  // Peer dependencies that are needed by another peer.
  const companions = new Set(['react-dom', '@emotion/react', '@emotion/styled'])
  const idle = [...declared].filter((name) => !used.has(name) && !companions.has(name))
  return [
    ...missing.map(([specifier, path]) => `${path} imports ${specifier}, which package.json does not declare`),
    ...idle.map((name) => `package.json declares ${name}, which nothing imports`),
    ...sisterFaults(folder, imported),
  ]
}

function sisterFaults(folder, imported) {
  return [...imported].flatMap(([specifier, path]) => {
    const [, sister, rest] = /^@vitrine\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
    if (!sister) return []
    const home = join(folder, '../..', sister, 'package')
    const known = subpaths(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')))
    return known.has(`./${rest}`) ? [] : [`${path} imports ${specifier}, which is not public`]
  })
}

function withoutComments(folder, path) {
  return readFileSync(join(folder, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
