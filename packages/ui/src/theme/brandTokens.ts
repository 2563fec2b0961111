import type { SurfaceColors } from './surfaceTokens.js'
import type { ColorTokens, ThemeTokens } from './themeTokens.js'

/** A colour as `#rgb`, `#rrggbb` or `rgb(r, g, b)`; veils and the backdrop may be `rgba(r, g, b, a)`. */
export type BrandColors = Pick<ColorTokens, 'bg' | 'ink' | 'accent'> & {
  readonly [Key in keyof ColorTokens]?: string | undefined
}

/** Shadows of a theme; a luxury house needs almost none. */
export interface ShadowTokens {
  /** Menus, tooltips and messages that float over the page. */
  readonly raised: string
  /** Flyouts and dialogs. */
  readonly flyout: string
}

type Loose<Tokens> = { readonly [Key in keyof Tokens]?: Tokens[Key] | undefined }

/** What a brand decides; all but a name, three colours and a face has a default (docs/how-to/add-a-theme.md in this package). */
export interface BrandTokens {
  /** Lower case letters, digits and hyphens: `nordlys` makes the class `theme-nordlys`. */
  readonly name: string
  readonly color: BrandColors
  /** Font stacks with a fallback; headings take the body's face where none is named. */
  readonly font: { readonly body: string; readonly heading?: string | undefined }
  /** Type sizes: ours for sans or for serif headings, or your own; what you leave out is that of `sans`. */
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
  /** Ground of the quiet coloured band. */
  readonly tint?: string | undefined
}
