import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const components = new URL('../src/components/', import.meta.url)
const folders = readdirSync(components).filter((name) => existsSync(new URL(`${name}/${name}.tsx`, components)))
const read = (file: string) => readFileSync(new URL(file, components), 'utf8')
/** All stories of a component, which may be spread over two files. */
const stories = (name: string) =>
  globSync(`${name}/*.stories.tsx`, { cwd: components })
    .map((file) => read(file))
    .join('\n')

/** Names of the components that lack something. */
const lacking = (isThere: (name: string) => boolean) => folders.filter((name) => !isThere(name))

describe('component documentation', () => {
  it('has stories for each component', () => {
    expect(lacking((name) => existsSync(new URL(`${name}/${name}.stories.tsx`, components)))).toEqual([])
  })

  it('combines all states of each component in one story', () => {
    expect(lacking((name) => /^export const AllStates = allStates\(/m.test(stories(name)))).toEqual([])
  })

  it('lists dos and don’ts for each component', () => {
    expect(lacking((name) => /guidance: \{\s*do: \[\s*['"`][\s\S]*?dont: \[\s*['"`]/.test(stories(name)))).toEqual([])
  })

  it('describes the accessibility of each component', () => {
    expect(lacking((name) => /\bcontract: \[\s*['"`]/.test(stories(name)))).toEqual([])
  })

  it('lists the keys of each component, or states that there are none', () => {
    expect(lacking((name) => /\bkeyboard: \[\s*(?:\]|\{ ?\s*keys: )/.test(stories(name)))).toEqual([])
  })

  it('describes each component in one sentence', () => {
    const sentence = (name: string) => new RegExp(`\\.[^*]*\\*/\\nexport function ${name}\\b`)
    expect(lacking((name) => sentence(name).test(read(`${name}/${name}.tsx`)))).toEqual([])
  })

  it('assigns each component to a chapter of the table of contents', () => {
    const title = (name: string) => new RegExp(`title: '(Foundation|Layout|Forms|Overlays|Content|Shop)/${name}'`)
    expect(lacking((name) => title(name).test(stories(name)))).toEqual([])
  })
})
