import { describe, expect, it } from 'vitest'
import { contrast, mix, over } from '../src/theme/contrast.js'
import { contrastFaults, contrastPairs } from '../src/theme/contrastFaults.js'
import { surfaces } from '../src/theme/surfaces.js'
import { surfaceColors } from '../src/theme/surfaceTokens.js'
import type { ThemeKey } from '../src/theme/themes.js'
import { themes } from '../src/theme/themes.js'
import { tokens } from '../src/theme/tokens.js'

const keys = ['retailer', 'bespoke', 'cpo', 'cpov7'] as const satisfies readonly ThemeKey[]

/** Every set of colours that a component may be rendered in: each theme and each of its surfaces. */
const sets = keys.flatMap((key) => [
  { set: key, color: tokens[key].color },
  ...Object.entries(surfaceColors(tokens[key].color, surfaces[key])).map(([name, color]) => ({
    set: `${name} surface of ${key}`,
    color,
  })),
])

describe.each(sets)('$set', ({ color }) => {
  it.each(contrastPairs)(
    'has a contrast of $foreground on $ground of at least $needed to 1',
    ({ foreground, ground, needed }) => {
      expect(contrast(color[foreground], color[ground])).toBeGreaterThanOrEqual(needed)
    },
  )
})

describe.each(sets.filter(({ set }) => set in themes))('scrims of $set', ({ color }) => {
  it('keep light text readable on a white photograph', () => {
    expect(contrast(color.onScrim, over(color.scrim, '#ffffff'))).toBeGreaterThanOrEqual(4.5)
  })

  it('keep dark text readable on a black photograph', () => {
    expect(contrast(color.onScrimLight, over(color.scrimLight, '#000000'))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('themes', () => {
  it('are all checked', () => {
    expect([...keys].sort()).toEqual(Object.keys(themes).sort())
  })

  it.each(keys)('sets the browser colour of %s to its background', (key) => {
    expect(themes[key].themeColor).toBe(tokens[key].color.bg)
  })

  it.each(keys)('gives each surface of %s a different background', (key) => {
    const { dark, light, tint } = surfaceColors(tokens[key].color, surfaces[key])
    expect(new Set([tokens[key].color.bg, dark.bg, light.bg, tint.bg]).size).toBe(4)
  })

  it.each(keys)('makes the dark surface of %s dark and the light one light', (key) => {
    const { dark, light } = surfaces[key]
    expect(contrast(dark.bg, '#ffffff')).toBeGreaterThan(10)
    expect(contrast(light.bg, '#000000')).toBeGreaterThan(15)
  })
})

describe('contrastFaults', () => {
  const { color } = tokens.retailer

  it('returns nothing for a valid theme', () => {
    expect(contrastFaults(color)).toEqual([])
  })

  it('names a weak pair, its contrast and the required one', () => {
    expect(contrastFaults({ ...color, ink2: '#999999' })).toContainEqual({
      pair: 'ink2 on surface',
      ratio: 2.84,
      needed: 4.5,
    })
  })

  it('names a scrim that is too weak for a white photograph', () => {
    expect(contrastFaults({ ...color, scrim: 'rgba(0, 0, 0, 0.2)' }).map(({ pair }) => pair)).toEqual([
      'onScrim on scrim',
    ])
  })
})

describe('contrast', () => {
  it('computes the extremes', () => {
    expect(contrast('#000000', '#fff')).toBeCloseTo(21)
    expect(contrast('#777777', 'rgb(119, 119, 119)')).toBe(1)
  })

  it('mixes a translucent colour with its background', () => {
    expect(over('rgba(0, 0, 0, 0.5)', '#ffffff')).toBe('#808080')
  })

  it('mixes two colours', () => {
    expect(mix('#000000', '#ffffff', 0.25)).toBe('#404040')
  })

  it.each(['blue', '#12', 'rgb(300, 0, 0)', 'var(--x)'])('rejects %s, whose contrast cannot be computed', (color) => {
    expect(() => contrast(color, '#ffffff')).toThrow(`"${color}" is not a colour`)
  })
})
