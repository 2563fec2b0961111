import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What a component's sources say about its look and its root element. */
export interface ComponentFacts {
  /** `--vt-…` names that its styles read, sorted. */
  readonly variables: readonly string[]
  /** Text styles that it uses. */
  readonly textStyles: readonly string[]
  /** The types that its props extend, as written. */
  readonly base: string | null
}

const COMPONENTS = fileURLToPath(new URL('../packages/ui/src/components/', import.meta.url))
const MODULE = 'virtual:component-facts'

/** Offers `virtual:component-facts`: a record of ComponentFacts by component name, read from the sources. */
export function componentFacts(): Plugin {
  return {
    name: 'vitrine:component-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const files = globSync(`${COMPONENTS}*/*.{css.ts,tsx}`).filter((file) => !/\.(stories|test)\.tsx$/.test(file))
      for (const file of files) this.addWatchFile(file)
      const names = [...new Set(files.map((file) => basename(dirname(file))))].sort()
      const facts = names.map((name) => [name, readFacts(name, filesOf(name, files))] as const)
      return `export const componentFacts = ${JSON.stringify(Object.fromEntries(facts))}`
    },
  }
}

function filesOf(name: string, files: readonly string[]): Readonly<Record<string, string>> {
  const own = files.filter((file) => dirname(file) === join(COMPONENTS, name))
  return Object.fromEntries(own.map((file) => [basename(file), readFileSync(file, 'utf8')]))
}

/** `sources` by file name: all the style and markup files of one component. */
export function readFacts(name: string, sources: Readonly<Record<string, string>>): ComponentFacts {
  const all = Object.values(sources).join('\n')
  return {
    variables: sorted(
      [...all.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\[['"]?(\w+)['"]?\])/g)]
        .map(([, group, key, index]) => `--vt-${group}-${key ?? index}`)
        .filter((variable) => !variable.endsWith('-name')),
    ),
    textStyles: sorted(
      [...all.matchAll(/\btext(?:Styles?)?\.(display|h1|h2|h3|lead|body|small|caption|overline)\b/g)].map(
        ([, style = '']) => style,
      ),
    ),
    base:
      (sources[`${name}.tsx`] ?? '').match(new RegExp(`interface ${name}Props\\s+extends ([^{]+) \\{`))?.[1] ?? null,
  }
}

const sorted = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
