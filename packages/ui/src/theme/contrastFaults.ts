import { contrast, over } from './contrast.js'
import type { ColorTokens } from './themeTokens.js'

type Color = keyof ColorTokens

/** WCAG 2.2 AA: 4.5 for text, 3 for the outline of a control and for focus. */
const TEXT = 4.5
const CONTROL = 3

/** A pair of colours with a required contrast. */
export interface ContrastPair {
  readonly foreground: Color
  readonly ground: Color
  readonly needed: number
}

/** A pair with insufficient contrast. */
export interface ContrastFault {
  /** Such as `ink2 on surface`, or `dark: ink2 on surface` inside a surface. */
  readonly pair: string
  /** 1 to 21, rounded down to two digits. */
  readonly ratio: number
  readonly needed: number
}

const grounds: readonly Color[] = ['bg', 'surface']
const texts: readonly Color[] = ['ink', 'ink2', 'accent', 'overline', 'error', 'ok']
const controls: readonly Color[] = ['control', 'focus', 'cta']

const pair = (needed: number) => (foreground: Color, ground: Color) => ({ foreground, ground, needed })
const text = pair(TEXT)
const control = pair(CONTROL)

/** Every pair of opaque colours that components combine. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((foreground) => grounds.map((ground) => text(foreground, ground))),
  text('ink', 'tile'),
  text('ink2', 'tile'),
  text('tileSandInk', 'tileSand'),
  text('tileBlackInk', 'tileBlack'),
  text('ctaText', 'cta'),
  text('ctaText', 'ctaHover'),
  text('barInk', 'bar'),
  text('barAccent', 'bar'),
  ...controls.flatMap((foreground) => grounds.map((ground) => control(foreground, ground))),
]

/** Pairs of a set of colours with insufficient contrast, including scrims on a worst-case photograph; empty = AA. */
export function contrastFaults(color: ColorTokens): readonly ContrastFault[] {
  const opaque = contrastPairs.map(({ foreground, ground, needed }) => ({
    pair: `${foreground} on ${ground}`,
    ratio: contrast(color[foreground], color[ground]),
    needed,
  }))
  const veils = [
    { pair: 'onScrim on scrim', ratio: contrast(color.onScrim, over(color.scrim, '#ffffff')), needed: TEXT },
    {
      pair: 'onScrimLight on scrimLight',
      ratio: contrast(color.onScrimLight, over(color.scrimLight, '#000000')),
      needed: TEXT,
    },
  ]
  return [...opaque, ...veils]
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ ratio, ...fault }) => ({ ...fault, ratio: Math.floor(ratio * 100) / 100 }))
}
