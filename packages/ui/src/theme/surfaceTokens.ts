import type { ColorTokens } from './themeTokens.js'

/** Colours that a band of another tone changes; the rest of the theme is unchanged. */
export const SURFACE_COLORS = [
  'bg',
  'surface',
  'ink',
  'ink2',
  'accent',
  'accent2',
  'overline',
  'cta',
  'ctaText',
  'ctaHover',
  'line',
  'control',
  'error',
  'ok',
  'tile',
  'focus',
] as const satisfies readonly (keyof ColorTokens)[]

export type SurfaceColors = Readonly<Pick<ColorTokens, (typeof SURFACE_COLORS)[number]>>

/** The section tones of a theme. */
export interface SurfaceTokens {
  readonly dark: SurfaceColors
  readonly light: SurfaceColors
  /** Background of the subtle coloured band; text and controls use the theme's colours. */
  readonly tint: string
}

/** The colours of a theme inside one of its surfaces. */
export function surfaceColors(color: ColorTokens, surfaces: SurfaceTokens): Readonly<Record<SurfaceName, ColorTokens>> {
  return {
    dark: { ...color, ...surfaces.dark },
    light: { ...color, ...surfaces.light },
    tint: { ...color, bg: surfaces.tint, tile: color.surface },
    raised: { ...color, bg: color.surface },
  }
}

export type SurfaceName = keyof SurfaceTokens | 'raised'
