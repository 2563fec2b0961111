import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const components = new URL('../src/components/', import.meta.url)
const folders = readdirSync(components).filter((name) => existsSync(new URL(`${name}/${name}.tsx`, components)))
const read = (file: string) => readFileSync(new URL(file, components), 'utf8')
/** All stories of a component: a second file may hold some of them. */
const stories = (name: string) =>
  globSync(`${name}/*.stories.tsx`, { cwd: components })
    .map((file) => read(file))
    .join('\n')

/** Names of the components of which something is missing. */
const lacking = (isThere: (name: string) => boolean) => folders.filter((name) => !isThere(name))

describe('documentation of the components', () => {
  it('has stories of each', () => {
    expect(lacking((name) => existsSync(new URL(`${name}/${name}.stories.tsx`, components)))).toEqual([])
  })

  it('gathers all states of each in one story', () => {
    expect(lacking((name) => /^export const AllStates = allStates\(/m.test(stories(name)))).toEqual([])
  })

  it('tells what to do and what not to do with each', () => {
    expect(lacking((name) => /guidance: \{\s*do: \[\s*['"`][\s\S]*?dont: \[\s*['"`]/.test(stories(name)))).toEqual([])
  })

  it('says what each promises to assistive technology', () => {
    expect(lacking((name) => /\bcontract: \[\s*['"`]/.test(stories(name)))).toEqual([])
  })

  it('tells the keys of each, or that it has none', () => {
    expect(lacking((name) => /\bkeyboard: \[\s*(?:\]|\{ ?\s*keys: )/.test(stories(name)))).toEqual([])
  })

  it('says in a sentence what each is', () => {
    const sentence = (name: string) => new RegExp(`\\.[^*]*\\*/\\nexport function ${name}\\b`)
    expect(lacking((name) => sentence(name).test(read(`${name}/${name}.tsx`)))).toEqual([])
  })

  it('files each under a chapter that the table of contents knows', () => {
    const title = (name: string) => new RegExp(`title: '(Foundation|Layout|Forms|Overlays|Content|Shop)/${name}'`)
    expect(lacking((name) => title(name).test(stories(name)))).toEqual([])
  })
})
