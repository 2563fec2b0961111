interface Theme {
  /** Shown in tools, never to shoppers. */
  readonly label: string
  /** File names (without hash and extension) of the faces this theme needs; the first is on the critical path. */
  readonly fontFiles: readonly string[]
  /** Colour of the browser's own frame: the theme's background. */
  readonly themeColor: string
}

const serifPair = ['figtree-latin-wght-normal', 'cormorant-latin-wght-normal'] as const

/**
 * The four looks. A new one is a tokens folder and a line here, in `tokens.ts` and in `global.css.ts`.
 * Holds no tokens: pages import this table, and their bytes belong to the stylesheet.
 */
export const themes = {
  retailer: { label: 'Retailer', fontFiles: serifPair, themeColor: '#FAF7F2' },
  bespoke: { label: 'Official retailer', fontFiles: ['libre-franklin-latin-wght-normal'], themeColor: '#FFFFFF' },
  cpo: { label: 'Certified pre-owned', fontFiles: ['jost-latin-wght-normal'], themeColor: '#000000' },
  cpov7: { label: 'Pre-owned gallery', fontFiles: serifPair, themeColor: '#F1EBE5' },
} as const satisfies Record<string, Theme>

export type ThemeKey = keyof typeof themes

/** Class that turns a theme on for an element and all it holds; the host sets it on the root element. */
export function themeClass(key: ThemeKey): `theme-${ThemeKey}` {
  return `theme-${key}`
}
