import type { SurfaceTokens } from '../surfaceTokens.js'
import { cpoTokens } from './tokens.js'

const { color } = cpoTokens

/** Graphite, sand and a bronze tint. */
export const cpoSurfaces: SurfaceTokens = {
  dark: { ...color, bg: '#141414', surface: '#1F1F1F', line: '#383838', control: '#7E7E7E', tile: '#1F1F1F' },
  light: {
    bg: '#F5F2EC',
    surface: '#FFFFFF',
    ink: '#141414',
    ink2: '#575148',
    accent: '#7A5F27',
    accent2: '#8C7443',
    overline: '#7A5F27',
    cta: '#000000',
    ctaText: '#F5F5F2',
    ctaHover: '#332F28',
    line: '#DAD4C8',
    control: '#837A6B',
    error: '#9B1C1C',
    ok: '#2F5D3A',
    tile: '#FFFFFF',
    focus: '#000000',
  },
  tint: '#1A160F',
}
