import { fontStacks } from '../fontStacks.js'
import { onImage } from '../onImage.js'
import type { ThemeTokens } from '../themeTokens.js'
import { sansScale } from '../typeScale.js'

/** Black, macro photography, gold as the only colour. */
export const cpoTokens: ThemeTokens = {
  color: {
    ...onImage,
    bg: '#000000',
    surface: '#141414',
    ink: '#F5F5F2',
    ink2: '#B8B2A8',
    accent: '#C9A96A',
    accent2: '#8C7443',
    overline: '#C9A96A',
    cta: '#F5F5F2',
    ctaText: '#000000',
    ctaHover: '#D9D4C8',
    line: '#2E2E2E',
    control: '#767676',
    error: '#FF8A80',
    ok: '#9CD3A8',
    tile: '#141414',
    bar: '#141414',
    barInk: '#F5F5F2',
    barAccent: '#C9A96A',
    backdrop: 'rgba(0, 0, 0, 0.7)',
    focus: '#F5F5F2',
  },
  font: { heading: fontStacks.jost, body: fontStacks.jost },
  size: sansScale,
  weight: { heading: '300', body: '400', medium: '500' },
  radius: { control: '0', card: '0' },
}
