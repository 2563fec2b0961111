import type { RefinementValue } from '../RefinementPanel/RefinementPanel.js'

/** Values whose label contains the search text, ignoring case and accents; an empty text matches all. */
export function matchingValues(values: readonly RefinementValue[], query: string): readonly RefinementValue[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return values.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
