import type { ThemeKey } from '@vitrine/ui/theme/themes'

/** Which drawing of the wordmark each theme shows, in the order of the document; a drawing comes before its copies. */
export const wordmarks = {
  retailer: 'retailer',
  cpov7: 'retailer',
  bespoke: 'bespoke',
  cpo: 'cpo',
} as const satisfies Record<ThemeKey, ThemeKey>

export const wordmarkThemes = ['retailer', 'cpov7', 'bespoke', 'cpo'] as const satisfies readonly ThemeKey[]
