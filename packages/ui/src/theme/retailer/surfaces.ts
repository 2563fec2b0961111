import type { SurfaceTokens } from '../surfaceTokens.js'
import { retailerTokens } from './tokens.js'

const { color } = retailerTokens

/** Espresso, white and sand. */
export const retailerSurfaces: SurfaceTokens = {
  dark: {
    bg: '#1F1B16',
    surface: '#2A251F',
    ink: '#FAF7F2',
    ink2: '#C4BAAC',
    accent: '#D8C3A5',
    accent2: '#A98B5D',
    overline: '#D8C3A5',
    cta: '#FAF7F2',
    ctaText: '#1F1B16',
    ctaHover: '#E4DACB',
    line: '#443C32',
    control: '#8F8475',
    error: '#F2A39B',
    ok: '#A9D2B1',
    tile: '#2A251F',
    focus: '#FAF7F2',
  },
  light: { ...color, bg: '#FFFFFF', surface: '#FAF7F2' },
  tint: '#F1EBE5',
}
