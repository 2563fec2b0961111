import { describe, expect, it } from 'vitest'
import { themes } from '../src/theme/themes.js'
import type { ColorTokens } from '../src/theme/themeTokens.js'
import { tokens } from '../src/theme/tokens.js'
import { contrast, over } from './contrast.js'

type Color = keyof ColorTokens

const TEXT = 4.5
const CONTROL = 3
const grounds: readonly Color[] = ['bg', 'surface']
const texts: readonly Color[] = ['ink', 'ink2', 'accent', 'overline', 'error', 'ok']

const textPairs: readonly (readonly [Color, Color])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['ink', 'tile'],
  ['ink2', 'tile'],
  ['tileSandInk', 'tileSand'],
  ['tileBlackInk', 'tileBlack'],
  ['ctaText', 'cta'],
  ['ctaText', 'ctaHover'],
  ['barInk', 'bar'],
  ['barAccent', 'bar'],
]

const controlPairs: readonly (readonly [Color, Color])[] = [
  ...grounds.map((ground) => ['control', ground] as const),
  ...grounds.map((ground) => ['focus', ground] as const),
  ...grounds.map((ground) => ['cta', ground] as const),
]

describe.each(Object.entries(tokens))('theme %s', (_name, { color }) => {
  it.each(textPairs)('sets %s readable on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(controlPairs)('shows %s as a control on %s', (control, ground) => {
    expect(contrast(color[control], color[ground])).toBeGreaterThanOrEqual(CONTROL)
  })

  it('keeps light text readable over the veil on a white photograph', () => {
    expect(contrast(color.onScrim, over(color.scrim, '#ffffff'))).toBeGreaterThanOrEqual(TEXT)
  })

  it('keeps dark text readable over the light veil on a black photograph', () => {
    expect(contrast(color.onScrimLight, over(color.scrimLight, '#000000'))).toBeGreaterThanOrEqual(TEXT)
  })
})

describe('themes', () => {
  it.each(Object.entries(themes))('frames the browser of %s in its background', (key, { themeColor }) => {
    const theme = Object.entries(tokens).find(([name]) => name === key)?.[1]
    expect(themeColor).toBe(theme?.color.bg)
  })
})

describe('contrast', () => {
  it('knows the extremes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#777777')).toBe(1)
  })

  it('mixes a veil with its ground', () => {
    expect(over('rgba(0, 0, 0, 0.5)', '#ffffff')).toBe('#808080')
  })
})
