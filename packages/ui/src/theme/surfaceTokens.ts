import type { ColorTokens } from './themeTokens.js'

/** What a band of another tone changes; the rest of a theme stays. */
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

/** The tones that a section of a theme may take. */
export interface SurfaceTokens {
  readonly dark: SurfaceColors
  readonly light: SurfaceColors
  /** Ground of the quiet coloured band; text and controls stay those of the theme. */
  readonly tint: string
}

/** The colours of a theme as they stand inside one of its surfaces. */
export function surfaceColors(color: ColorTokens, surfaces: SurfaceTokens): Readonly<Record<SurfaceName, ColorTokens>> {
  return {
    dark: { ...color, ...surfaces.dark },
    light: { ...color, ...surfaces.light },
    tint: { ...color, bg: surfaces.tint, tile: color.surface },
    raised: { ...color, bg: color.surface },
  }
}

export type SurfaceName = keyof SurfaceTokens | 'raised'
