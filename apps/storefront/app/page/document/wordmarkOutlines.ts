import type { ThemeKey } from '@vitrine/ui/theme/themes'
import { wordmarks, wordmarkThemes } from '../../config/wordmarks.js'
import { wordmark } from './wordmark.js'

/** SVG symbols that `Wordmark` references. */
export interface WordmarkOutlines {
  /** For the document's theme; placed before the content, so that it is available for the first paint. */
  readonly own: string
  /** For the themes that in-app navigation may switch to. */
  readonly others: string
}

/** The wordmark outlines as hidden SVG symbols in the HTML, which keeps them out of the script bundle. */
export function wordmarkOutlines(theme: ThemeKey): WordmarkOutlines {
  const own = wordmarks[theme]
  return { own: symbols((key) => key === own), others: symbols((key) => key !== own) }
}

function symbols(isWanted: (drawing: keyof typeof wordmark.paths) => boolean): string {
  const shapes = wordmarkThemes
    .filter((theme) => isWanted(wordmarks[theme]))
    .map((theme) =>
      wordmarks[theme] === theme
        ? `<path id="wordmark-${theme}" d="${wordmark.paths[wordmarks[theme]]}"/>`
        : `<use id="wordmark-${theme}" href="#wordmark-${wordmarks[theme]}"/>`,
    )
  return `<svg width="0" height="0" hidden aria-hidden="true">${shapes.join('')}</svg>`
}
