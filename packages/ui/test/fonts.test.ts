import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontStacks } from '../src/theme/fontStacks.js'
import { standIns } from '../src/theme/standIns.js'
import { themes } from '../src/theme/themes.js'
import { tokens } from '../src/theme/tokens.js'
import { fontCharacters } from './fontCharacters.js'

const folder = new URL('../fonts/', import.meta.url)
const styles = readFileSync(new URL('../src/theme/fonts.css.ts', import.meta.url), 'utf8')
const faces = [...styles.matchAll(/'?([\w ]+)'?: \{ file: '([\w-]+)'/g)].map(([, family = '', name = '']) => ({
  family: family.trim(),
  file: `${name}-latin-wght-normal`,
}))
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

describe('fonts', () => {
  it('are found in the sources', () => {
    expect(faces).toHaveLength(4)
  })

  it.each(faces)('$file has a licence for redistribution', ({ file }) => {
    const licence = readFileSync(new URL(`${file.replace('-latin-wght-normal', '')}-OFL.txt`, folder), 'utf8')
    expect(licence).toContain('SIL Open Font License, Version 1.1')
  })

  it.each(faces)('$file contains every character of the messages, and only those of its range', ({ file }) => {
    const characters = fontCharacters(readFileSync(new URL(`${file}.woff2`, folder)))
    const texts = globSync('../messages/*.json', { cwd: import.meta.dirname }).map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    )
    expect(texts).toHaveLength(4)
    const used = new Set(texts.join('').replaceAll(/\s/g, ''))
    expect([...used].filter((character) => !characters.has(character.codePointAt(0) ?? 0))).toEqual([])
    expect([...characters].filter((code) => !ranged.has(code))).toEqual([])
  })

  it.each(Object.entries(themes))('of %s are loaded by the stylesheet', (_key, { fontFiles }) => {
    expect(faces.map(({ file }) => file)).toEqual(expect.arrayContaining([...fontFiles]))
  })

  it.each(Object.entries(themes))('of %s are at most two', (_key, { fontFiles }) => {
    expect(fontFiles.length).toBeLessThanOrEqual(2)
  })
})

describe('font stacks', () => {
  it.each(Object.entries(fontStacks))('%s: web font, metric-matched fallbacks, generic family', (_key, stack) => {
    const families = stack.replaceAll("'", '').split(', ')
    const family = faces.find((face) => families[0] === `${face.family} Variable`)?.family
    expect(family).toBeDefined()
    expect(families.slice(1, 3)).toEqual([`${family} Fallback`, `${family} Android`])
    expect(families.at(-1)).toMatch(/^(?:sans-)?serif$/)
  })

  it.each(Object.entries(tokens))('%s contains only known families', (_key, { font }) => {
    expect(Object.values(fontStacks)).toEqual(expect.arrayContaining([font.body, font.heading]))
  })

  it.each(Object.entries(tokens))(
    '%s: each weight in use was measured, on desktop systems and Android',
    (_key, theme) => {
      const { font, weight } = theme
      const needed = [
        [font.heading, weight.heading],
        [font.body, weight.body],
        [font.body, weight.medium],
      ].flatMap(([stack = '', wanted]) =>
        ['computer', 'android'].map((system) => `${stack.slice(1).split(' Variable')[0]} ${wanted} ${system}`),
      )
      const measured = standIns.map((row) => `${row.family} ${row.weight} ${row.system}`)
      expect(measured).toEqual(expect.arrayContaining(needed))
    },
  )

  it.each(standIns)('$family $weight on $system: plausible widths that grow with the weight', (row) => {
    for (const share of [row.small, row.capitals, row.zero]) {
      expect(share).toBeGreaterThan(75)
      expect(share).toBeLessThan(130)
    }
    const lighter = standIns.filter(
      ({ family, system, weight }) => family === row.family && system === row.system && weight < row.weight,
    )
    for (const { small } of lighter) expect(small).toBeLessThan(row.small)
  })
})
