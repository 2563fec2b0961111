import type { ThemeKey } from '@vitrine/ui/theme/themes'
import { wordmark } from './wordmark.js'

/** Themes with the same heading face share a drawing. */
const drawings = {
  retailer: 'retailer',
  cpov7: 'retailer',
  bespoke: 'bespoke',
  cpo: 'cpo',
} as const satisfies Record<ThemeKey, keyof typeof wordmark.paths>

/** What `Wordmark` refers to. */
export interface WordmarkOutlines {
  /** For the document's theme: it stands before the content, so the mark is there with the first paint. */
  readonly own: string
  /** For the themes that in-app navigation may lead to. */
  readonly others: string
}

/** The outlines of the wordmark as SVG elements that show nothing themselves; scripts need not bring them. */
export function wordmarkOutlines(theme: ThemeKey): WordmarkOutlines {
  const own = drawings[theme]
  return { own: symbols((key) => key === own), others: symbols((key) => key !== own) }
}

function symbols(isWanted: (drawing: keyof typeof wordmark.paths) => boolean): string {
  const shapes = (['retailer', 'cpov7', 'bespoke', 'cpo'] as const)
    .filter((theme) => isWanted(drawings[theme]))
    .map((theme) =>
      drawings[theme] === theme
        ? `<path id="wordmark-${theme}" d="${wordmark.paths[drawings[theme]]}"/>`
        : `<use id="wordmark-${theme}" href="#wordmark-${drawings[theme]}"/>`,
    )
  return `<svg width="0" height="0" hidden aria-hidden="true">${shapes.join('')}</svg>`
}
