import { fontStacks } from '../fontStacks.js'
import { onImage } from '../onImage.js'
import type { ThemeTokens } from '../themeTokens.js'
import { serifScale } from '../typeScale.js'

/** Sand, serif headings, generous spacing. */
export const cpov7Tokens: ThemeTokens = {
  color: {
    ...onImage,
    bg: '#F1EBE5',
    surface: '#FAF6F2',
    ink: '#1C1A17',
    ink2: '#574F47',
    accent: '#6B4F33',
    accent2: '#A98B5D',
    overline: '#6B4F33',
    cta: '#1C1A17',
    ctaText: '#F1EBE5',
    ctaHover: '#3E3831',
    line: '#D9CFC4',
    control: '#857A6E',
    error: '#8E1B1B',
    ok: '#2F5D3A',
    tile: '#FAF6F2',
    bar: '#1C1A17',
    barInk: '#FAF6F2',
    barAccent: '#D8C3A5',
    backdrop: 'rgba(28, 26, 23, 0.4)',
    focus: '#1C1A17',
  },
  font: { heading: fontStacks.cormorant, body: fontStacks.figtree },
  size: serifScale,
  weight: { heading: '400', body: '400', medium: '500' },
  radius: { control: '2px', card: '0' },
}
