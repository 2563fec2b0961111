import type { SurfaceTokens } from '../surfaceTokens.js'
import { cpov7Tokens } from './tokens.js'

const { color } = cpov7Tokens

/** Warm black, chalk and a deeper sand. */
export const cpov7Surfaces: SurfaceTokens = {
  dark: {
    bg: '#1C1A17',
    surface: '#272420',
    ink: '#FAF6F2',
    ink2: '#C3B8AC',
    accent: '#D8C3A5',
    accent2: '#A98B5D',
    overline: '#D8C3A5',
    cta: '#F1EBE5',
    ctaText: '#1C1A17',
    ctaHover: '#DCD2C7',
    line: '#403A33',
    control: '#8C8176',
    error: '#F2A39B',
    ok: '#A9D2B1',
    tile: '#272420',
    focus: '#F1EBE5',
  },
  light: { ...color, bg: '#FAF6F2', surface: '#FFFFFF' },
  tint: '#E8DFD5',
}
