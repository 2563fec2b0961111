import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontStacks } from '../src/theme/fontStacks.js'
import { themes } from '../src/theme/themes.js'
import { tokens } from '../src/theme/tokens.js'
import { fontCharacters } from './fontCharacters.js'

const folder = new URL('../fonts/', import.meta.url)
const styles = readFileSync(new URL('../src/theme/fonts.css.ts', import.meta.url), 'utf8')
const faces = [...styles.matchAll(/webFont\('([\w-]+)\.woff2'/g)].map(([, file = '']) => ({ file }))
const [, range = ''] = styles.match(/LATIN =\s+'(.+)'/) ?? []
const ranged = new Set(
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  }),
)

/** Arguments of `globalFontFace('X Fallback', fallback(src, size, ascent, descent))`. */
const fallbacks = new Map(
  [...styles.matchAll(/globalFontFace\('([\w ]+ Fallback)', fallback\((.+)\)\)/g)].map(([, name = '', rest = '']) => [
    name,
    rest.split(', '),
  ]),
)

describe('font faces', () => {
  it('are found in the sources', () => {
    expect(faces).toHaveLength(4)
  })

  it.each(faces)('$file may be shipped', ({ file }) => {
    const licence = readFileSync(new URL(`${file.replace('-latin-wght-normal', '')}-OFL.txt`, folder), 'utf8')
    expect(licence).toContain('SIL Open Font License, Version 1.1')
  })

  it.each(faces)('$file holds every character of the messages, and only those of its range', ({ file }) => {
    const characters = fontCharacters(readFileSync(new URL(`${file}.woff2`, folder)))
    const texts = globSync('../messages/*.json', { cwd: import.meta.dirname }).map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    )
    expect(texts).toHaveLength(4)
    const used = new Set(texts.join('').replaceAll(/\s/g, ''))
    expect([...used].filter((character) => !characters.has(character.codePointAt(0) ?? 0))).toEqual([])
    expect([...characters].filter((code) => !ranged.has(code))).toEqual([])
  })

  it.each(Object.entries(themes))('of %s are files that the stylesheet loads', (_key, { fontFiles }) => {
    expect(faces.map(({ file }) => file)).toEqual(expect.arrayContaining([...fontFiles]))
  })

  it.each(Object.entries(themes))('of %s are at most two', (_key, { fontFiles }) => {
    expect(fontFiles.length).toBeLessThanOrEqual(2)
  })
})

describe('font stacks', () => {
  it.each(Object.entries(fontStacks))('%s: web font, fallback of the same measure, generic family', (_key, stack) => {
    const [face = '', fallback = '', ...rest] = stack.split(', ')
    expect(styles.replaceAll(/\s+/g, ' ')).toContain(`${face}, webFont(`)
    expect(fallbacks.get(fallback.replaceAll("'", ''))).toHaveLength(4)
    expect(rest.at(-1)).toMatch(/^(?:sans-)?serif$/)
  })

  it.each([...fallbacks])('%s states size, ascent and descent, each plausible', (_name, [, ...numbers]) => {
    const [size = 0, ascent = 0, descent = 0] = numbers.map((text) => Number.parseFloat(text.slice(1)))
    expect(size).toBeGreaterThan(85)
    expect(size).toBeLessThan(115)
    expect(ascent).toBeGreaterThan(85)
    expect(descent).toBeGreaterThan(15)
    expect(descent).toBeLessThan(45)
  })

  it.each(Object.entries(tokens))('%s uses only those', (_key, { font }) => {
    expect(Object.values(fontStacks)).toEqual(expect.arrayContaining([font.body, font.heading]))
  })
})
