import type { SurfaceColors } from './surfaceTokens.js'
import type { ColorTokens, ThemeTokens } from './themeTokens.js'

/** A colour as `#rgb`, `#rrggbb` or `rgb(r, g, b)`; scrims and the backdrop may be `rgba(r, g, b, a)`. */
export type BrandColors = Pick<ColorTokens, 'bg' | 'ink' | 'accent'> & {
  readonly [Key in keyof ColorTokens]?: string | undefined
}

/** Shadows of a theme. */
export interface ShadowTokens {
  /** Floating elements: menus, tooltips and messages. */
  readonly raised: string
  /** Flyouts and dialogs. */
  readonly flyout: string
}

type Loose<Tokens> = { readonly [Key in keyof Tokens]?: Tokens[Key] | undefined }

/**
 * Tokens of a brand; everything except a name, three colours and a font has a default (docs/how-to/add-a-theme.md in
 * this package).
 */
export interface BrandTokens {
  /** Lower case letters, digits and hyphens: `nordlys` becomes the class `theme-nordlys`. */
  readonly name: string
  readonly color: BrandColors
  /** Font stacks with a fallback; the heading font defaults to the body font. */
  readonly font: { readonly body: string; readonly heading?: string | undefined }
  /** Type sizes: our scale for sans or for serif headings, or custom sizes; omitted ones default to `sans`. */
  readonly size?: 'sans' | 'serif' | Loose<ThemeTokens['size']> | undefined
  /** CSS font weights, 1 to 1000. */
  readonly weight?: Loose<ThemeTokens['weight']> | undefined
  /** CSS lengths. */
  readonly radius?: Loose<ThemeTokens['radius']> | undefined
  readonly shadow?: Loose<ShadowTokens> | undefined
  /** Tones for sections: `surface.dark`, `surface.light`, `surface.tint`. */
  readonly surfaces?: BrandSurfaces | undefined
}

export interface BrandSurfaces {
  readonly dark?: Loose<SurfaceColors> | undefined
  readonly light?: Loose<SurfaceColors> | undefined
  /** Background of the subtle coloured band. */
  readonly tint?: string | undefined
}
