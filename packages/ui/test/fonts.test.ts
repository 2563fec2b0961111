import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontStacks } from '../src/theme/fontStacks.js'
import { themes } from '../src/theme/themes.js'
import { tokens } from '../src/theme/tokens.js'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const styles = readFileSync(new URL('../src/theme/fonts.css.ts', import.meta.url), 'utf8')
const faces = [...styles.matchAll(/webFont\('([\w-]+)\/files\/([\w-]+)\.woff2'/g)].map(
  ([, family = '', file = '']) => ({
    family,
    file,
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

  it.each(faces)('$file exists and may be shipped', ({ family, file }) => {
    const manifest: { readonly license?: unknown } = JSON.parse(
      readFileSync(new URL(`${family}/package.json`, packages), 'utf8'),
    )
    expect(existsSync(new URL(`${family}/files/${file}.woff2`, packages))).toBe(true)
    expect(manifest.license).toBe('OFL-1.1')
    expect(readFileSync(new URL(`${family}/LICENSE`, packages), 'utf8')).toContain('SIL Open Font License, Version 1.1')
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
