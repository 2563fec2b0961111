import { fontStacks } from '../fontStacks.js'
import { onImage } from '../onImage.js'
import type { ThemeTokens } from '../themeTokens.js'
import { serifScale } from '../typeScale.js'

/** Warm neutrals, serif headings. */
export const retailerTokens: ThemeTokens = {
  color: {
    ...onImage,
    bg: '#FAF7F2',
    surface: '#FFFFFF',
    ink: '#1F1B16',
    ink2: '#5C5349',
    accent: '#7A5C3E',
    accent2: '#A98B5D',
    overline: '#7A5C3E',
    cta: '#1F1B16',
    ctaText: '#FAF7F2',
    ctaHover: '#41382E',
    line: '#DDD5CA',
    control: '#8A7F72',
    error: '#9B1C1C',
    ok: '#2F5D3A',
    tile: '#F2F2F2',
    bar: '#1F1B16',
    barInk: '#FAF7F2',
    barAccent: '#D8C3A5',
    backdrop: 'rgba(31, 27, 22, 0.4)',
    focus: '#1F1B16',
  },
  font: { heading: fontStacks.cormorant, body: fontStacks.figtree },
  size: serifScale,
  weight: { heading: '400', body: '400', medium: '500' },
  radius: { control: '2px', card: '0' },
}
