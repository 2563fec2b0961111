import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { sentencesOf } from './storySources.ts'

/** Facts extracted from a component's sources. */
export interface ComponentFacts {
  /** Chapter in the table of contents, e.g. `Shop`. */
  readonly chapter: string
  /** Description in one sentence. */
  readonly sentence: string
  /** Accessibility contract. */
  readonly contract: readonly string[]
  /** Needs client-side JavaScript; otherwise it is static HTML. */
  readonly isClient: boolean
  /** Loaded with `import()`, on intent. */
  readonly isLazy: boolean
  /** To be removed in a later version. */
  readonly isDeprecated: boolean
  /** Theme variables (`--vt-…`) that its styles use, sorted. */
  readonly variables: readonly string[]
  /** Text styles that it uses. */
  readonly textStyles: readonly string[]
  /** The types that its props extend, as written. */
  readonly base: string | null
}

const COMPONENTS = fileURLToPath(new URL('../packages/ui/src/components/', import.meta.url))
const MODULE = 'virtual:component-facts'

/** Provides `virtual:component-facts`: a record of ComponentFacts by component name, read from the sources. */
export function componentFacts(): Plugin {
  return {
    name: 'vitrine:component-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const files = globSync(`${COMPONENTS}*/*.{css.ts,tsx}`).filter((file) => !file.endsWith('.test.tsx'))
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

/** `sources` by file name: all the style, markup and story files of one component. */
export function readFacts(name: string, sources: Readonly<Record<string, string>>): ComponentFacts {
  const isStory = (file: string) => file.endsWith('.stories.tsx')
  const text = (files: readonly string[]) => files.map((file) => sources[file]).join('\n')
  const all = text(Object.keys(sources).filter((file) => !isStory(file)))
  const stories = text(Object.keys(sources).filter(isStory))
  const main = sources[`${name}.tsx`] ?? ''
  const comment = commentOf(name, main)
  return {
    chapter: stories.match(new RegExp(`title: '(\\w+)/${name}'`))?.[1] ?? '',
    sentence: firstSentence(comment),
    contract: sentencesOf(stories, 'contract'),
    isClient: main.startsWith("'use client'"),
    isLazy: /\blazy part\b|`import\(\)`/.test(comment),
    isDeprecated: comment.includes('@deprecated'),
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
    base: main.match(new RegExp(`interface ${name}Props\\s+extends ([^{]+) \\{`))?.[1] ?? null,
  }
}

/** The JSDoc above `export function X`, on one line. */
function commentOf(name: string, source: string): string {
  const before = source.split(new RegExp(`\\nexport function ${name}\\b`))[0] ?? ''
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : ''
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim()
}

/** Omits the reference to the specification, which readers of the docs do not have. */
function firstSentence(comment: string): string {
  const sentence = comment.match(/^.*?\.(?=\s|$)/)?.[0] ?? comment
  return sentence.replace(/ \(Spec [^)]*\)/, '')
}

const sorted = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
