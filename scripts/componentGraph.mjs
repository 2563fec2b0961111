import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const components = `${root}packages/ui/src/components/`

/** `import type` and `export type` load nothing; `import()` loads later. */
const STATIC = /(?:^|;)\s*(?:import|export)(?!\s+type\b)\s[^'"();]*?['"](\.[^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Names of the components that come with one of ui, itself included: at once, or with `isLater` by `import()` too. */
export function componentsOf(name, isLater = false) {
  const names = new Set()
  for (const file of filesOf(`${components}${name}/${name}.tsx`, isLater)) {
    const [, folder, base] = /^(\w+)\/(\w+)\.tsx$/.exec(file.slice(components.length)) ?? []
    if (folder !== undefined && folder === base) names.add(folder)
  }
  return names
}

function filesOf(file, isLater, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8').replaceAll(COMMENT, '')
  for (const pattern of isLater ? [STATIC, DYNAMIC] : [STATIC]) {
    for (const [, specifier] of source.matchAll(pattern)) {
      const next = sourceOf(join(dirname(file), specifier))
      if (next) filesOf(next, isLater, seen)
    }
  }
  return seen
}

/** The file that an import of `.js` stands for; undefined for data. */
function sourceOf(path) {
  const stem = path.replace(/\.js$/, '')
  return [`${stem}.tsx`, `${stem}.ts`].find((candidate) => existsSync(candidate))
}
