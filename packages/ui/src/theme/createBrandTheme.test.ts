import { describe, expect, it } from 'vitest'
import type { BrandTokens } from './brandTokens.js'
import { brandThemeFaults } from './brandThemeFaults.js'
import { vars } from './contract.css.js'
import { createBrandTheme } from './createBrandTheme.js'
import { nordlys } from './examples/nordlys.js'
import { SURFACE_COLORS } from './surfaceTokens.js'
import { tokens } from './tokens.js'

const font = { body: "'Jost Variable', sans-serif" }
const small: BrandTokens = { name: 'acme', color: { bg: '#FFFFFF', ink: '#111111', accent: '#0F4C5C' }, font }
const night: BrandTokens = { name: 'night', color: { bg: '#05080A', ink: '#F2F5F6', accent: '#A18CFF' }, font }

const variables = (css: string) =>
  new Map([...css.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, k = '', v = '']) => [k, v]))

/** Input from untyped callers (a JSON file, a form). */
const untyped = (changes: object): BrandTokens => ({ ...small, ...changes })

describe('createBrandTheme', () => {
  it('creates exactly one class', () => {
    const css = createBrandTheme(nordlys)
    expect(css.match(/[{}]/g)).toEqual(['{', '}'])
    expect(css).toMatch(/^\.theme-nordlys \{\n/)
  })

  it('sets every variable of a built-in theme', () => {
    const { color, font: fonts, size, weight, radius } = vars
    const expected = [color, fonts, size, weight, radius].flatMap((group) =>
      Object.values(group).map((value) => value.slice('var('.length, -1)),
    )
    expect(expected).toHaveLength(28 + 2 + 9 + 3 + 2)
    expect([...variables(createBrandTheme(small)).keys()]).toEqual(expect.arrayContaining(expected))
  })

  it('sets no variable outside the contract and the surfaces', () => {
    const known = new Set([
      ...[...JSON.stringify(vars).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
      ...SURFACE_COLORS.flatMap((key) => [`--vt-dark-${key}`, `--vt-light-${key}`]),
      '--vt-tint-bg',
    ])
    expect(
      [...variables(createBrandTheme({ ...nordlys, shadow: { raised: 'none' } })).keys()].filter(
        (key) => !known.has(key),
      ),
    ).toEqual([])
  })

  it('keeps the tokens of the brand', () => {
    const css = variables(
      createBrandTheme({ ...small, color: { ...small.color, ctaHover: '#AB12CD' }, radius: { card: '8px' } }),
    )
    expect(css.get('--vt-color-ctaHover')).toBe('#AB12CD')
    expect(css.get('--vt-radius-card')).toBe('8px')
    expect(css.get('--vt-radius-control')).toBe('0')
  })

  it('uses the body font for headings by default', () => {
    expect(variables(createBrandTheme(small)).get('--vt-font-heading')).toBe(font.body)
  })

  it.each([
    ['serif', tokens.retailer.size.h1],
    ['sans', tokens.cpo.size.h1],
  ] as const)('uses the %s scale of the system', (size, h1) => {
    expect(variables(createBrandTheme({ ...small, size })).get('--vt-size-h1')).toBe(h1)
  })

  it('merges sizes of the brand with those of the system', () => {
    const css = variables(createBrandTheme({ ...small, size: { h1: 'clamp(2rem, 1rem + 3vw, 4rem)' } }))
    expect(css.get('--vt-size-h1')).toBe('clamp(2rem, 1rem + 3vw, 4rem)')
    expect(css.get('--vt-size-body')).toBe('1rem')
  })

  it.each([
    [small, 'light'],
    [night, 'dark'],
  ] as const)('sets the colour scheme of native controls', (brand, scheme) => {
    expect(createBrandTheme(brand)).toContain(`color-scheme: ${scheme};`)
  })

  it('is deterministic', () => {
    expect(createBrandTheme(nordlys)).toBe(createBrandTheme({ ...nordlys }))
  })
})

describe('invalid tokens of createBrandTheme', () => {
  it.each([
    ['a missing colour', { color: { bg: '#fff', ink: '#000' } }, /color\.accent is missing/],
    ['a missing font', { font: {} }, /font\.body is missing/],
    ['no name', { name: undefined }, /name is missing/],
    ['an invalid class name', { name: 'Acme & Co' }, /name is "Acme & Co".*Write lower case letters/],
    ['the name of a built-in theme', { name: 'cpo' }, /built-in theme.*Choose another name/],
    [
      'a misspelt colour',
      { color: { ...small.color, backgroud: '#fff' } },
      /color\.backgroud is an unknown token.*Use one of: bg/,
    ],
    ['a misspelt group', { colors: {} }, /colors is an unknown token/],
    ['a named colour', { color: { ...small.color, ink: 'black' } }, /color\.ink is "black".*Write #rgb/],
    ['a variable as a colour', { color: { ...small.color, ink: 'var(--x)' } }, /color\.ink/],
    ['a translucent text colour', { color: { ...small.color, ink2: 'rgba(0, 0, 0, 0.5)' } }, /translucent/],
    ['a number for a length', { radius: { card: 4 } }, /radius\.card is 4/],
    ['a value that is not an object', { weight: 'bold' }, /weight is "bold", not an object/],
    ['null', { color: null }, /color is null/],
  ])('%s', (_what, changes, message) => {
    expect(() => createBrandTheme(untyped(changes))).toThrow(message)
  })

  const escapes = [
    '0; } body { display: none',
    '0}</style><script>',
    'url(//x.example/a)',
    '0 /* ',
    "'0",
    '(0',
    '0\n}',
    '\\7d',
    '@import "x"',
  ]

  it.each(escapes)('rejects %j in every position, so that no value can end its declaration', (value) => {
    for (const changes of [
      { name: value },
      { color: { ...small.color, ink2: value } },
      { color: { ...small.color, scrim: value } },
      { font: { body: value } },
      { size: { h1: value } },
      { weight: { body: value } },
      { radius: { card: value } },
      { shadow: { flyout: value } },
      { surfaces: { tint: value } },
      { surfaces: { dark: { ink: value } } },
    ])
      expect(() => createBrandTheme(untyped(changes)), JSON.stringify(changes)).toThrow('createBrandTheme: ')
  })
})

describe('brandThemeFaults', () => {
  it('accepts every pair of the example theme and its surfaces', () => {
    expect(brandThemeFaults(nordlys)).toEqual([])
  })

  it.each([
    ['ink on white', small],
    ['the example of the guide', { ...small, color: { bg: '#F3F7F8', ink: '#0E2329', accent: '#0F5566' } }],
    ['light on black', night],
    ['a pale accent as text', { ...small, color: { bg: '#FBF7F0', ink: '#221C10', accent: '#7A6530' } }],
    ['pure black', { ...small, color: { bg: '#000', ink: '#fff', accent: '#C9A96A' } }],
    ['a red brand', { ...small, color: { bg: '#FFF8F6', ink: '#2B0D0A', accent: '#A3201A' } }],
    ['a mid tone bar', { ...small, color: { ...small.color, bar: '#5B4A8A' } }],
  ] satisfies [string, BrandTokens][])('derives only valid colours for %s', (_name, brand) => {
    expect(brandThemeFaults(brand)).toEqual([])
  })

  it('names given colours with insufficient contrast', () => {
    const faults = brandThemeFaults({ ...small, color: { ...small.color, ink2: '#AAAAAA' } })
    expect(faults).toContainEqual({ pair: 'ink2 on bg', ratio: 2.32, needed: 4.5 })
  })

  it('names pairs inside a surface', () => {
    const faults = brandThemeFaults({ ...small, surfaces: { dark: { accent: '#333333' } } })
    expect(faults.map(({ pair }) => pair)).toEqual(['dark: accent on bg', 'dark: accent on surface'])
  })

  it('rejects invalid tokens', () => {
    expect(() => brandThemeFaults(untyped({ name: '' }))).toThrow('name')
  })
})
