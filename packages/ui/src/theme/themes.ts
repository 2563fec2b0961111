interface Theme {
  /** Shown in tools, never to shoppers. */
  readonly label: string
  /** File names (without hash and extension) of the fonts of this theme; the first is on the critical path. */
  readonly fontFiles: readonly string[]
  /** Colour of the browser's interface: the theme's background. */
  readonly themeColor: string
}

const serifPair = ['figtree-latin-wght-normal', 'cormorant-latin-wght-normal'] as const

/**
 * The four themes. To add one, add a tokens folder and an entry here, in `tokens.ts`, `surfaces.ts` and `global.css.ts`.
 * Contains no tokens, because pages import this table and token values belong to the stylesheet.
 */
export const themes = {
  retailer: { label: 'Retailer', fontFiles: serifPair, themeColor: '#FAF7F2' },
  bespoke: { label: 'Official retailer', fontFiles: ['libre-franklin-latin-wght-normal'], themeColor: '#FFFFFF' },
  cpo: { label: 'Certified pre-owned', fontFiles: ['jost-latin-wght-normal'], themeColor: '#000000' },
  cpov7: { label: 'Pre-owned gallery', fontFiles: serifPair, themeColor: '#F1EBE5' },
} as const satisfies Record<string, Theme>

export type ThemeKey = keyof typeof themes

/** Class that applies a theme to an element and its content; the host sets it on the root element. */
export function themeClass(key: ThemeKey): `theme-${ThemeKey}` {
  return `theme-${key}`
}
