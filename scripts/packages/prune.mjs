// Removes files from a package's dist that no public subpath reaches: theme sources, message types, unused stylesheets.
import { existsSync, globSync, readdirSync, readFileSync, rmSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { subpaths } from './subpaths.mjs'

const folder = process.cwd()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const reached = new Set()
for (const condition of ['default', 'types'])
  for (const file of subpaths(folder, manifest, condition).values()) visit(join('.', file))

const files = globSync('dist/**/*').filter((path) => statSync(path).isFile())
for (const file of files) if (!reached.has(file) && !file.endsWith('-OFL.txt')) rmSync(file)
const folders = globSync('dist/**/*').filter((path) => statSync(path).isDirectory())
for (const path of folders.sort((a, b) => b.length - a.length)) if (readdirSync(path).length === 0) rmdirSync(path)

function visit(file) {
  if (reached.has(file)) return
  reached.add(file)
  if (!/\.(js|ts|css)$/.test(file)) return
  for (const specifier of relativeImports(file, readFileSync(file, 'utf8'))) {
    const path = join(dirname(file), specifier)
    const target = file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path
    if (!existsSync(target)) throw new Error(`${file} imports ${specifier}, which is not in the build`)
    visit(target)
  }
}

function relativeImports(file, source) {
  const pattern = file.endsWith('.css')
    ? /(?:@import |url\()\s*["']?(\.[^"')]+)/g
    : /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g
  return [...source.matchAll(pattern)].map(([, specifier]) => specifier)
}
