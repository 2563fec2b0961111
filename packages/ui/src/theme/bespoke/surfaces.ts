import type { SurfaceTokens } from '../surfaceTokens.js'
import { bespokeTokens } from './tokens.js'

const { color } = bespokeTokens

/** Deep green, cool white and sand. */
export const bespokeSurfaces: SurfaceTokens = {
  dark: {
    bg: '#0B3B29',
    surface: '#0F4733',
    ink: '#FFFFFF',
    ink2: '#C2D3CA',
    accent: '#DCBD7C',
    accent2: '#A37E2C',
    overline: '#DCBD7C',
    cta: '#FFFFFF',
    ctaText: '#0B3B29',
    ctaHover: '#DDE7E1',
    line: '#2A5946',
    control: '#85A497',
    error: '#FFB4AB',
    ok: '#A8DDB5',
    tile: '#0F4733',
    focus: '#FFFFFF',
  },
  light: { ...color, bg: '#F6F6F4', surface: '#FFFFFF' },
  tint: '#F3EEE4',
}
