import type { Localised } from '../../seed/localised.js'
import { text } from '../../seed/text.js'

/** Labels of the platform's built-in refinements. */
export const SYSTEM_REFINEMENT_LABELS: Readonly<Record<'cgid' | 'price', Localised>> = {
  cgid: text('Category', 'Kategorie', 'Catégorie', 'Kategori'),
  price: text('Price', 'Preis', 'Prix', 'Pris'),
}

/** Sorting options in display order. */
export const SORT_LABELS = {
  'best-matches': text('Best matches', 'Beste Treffer', 'Meilleurs résultats', 'Bedste match'),
  relevance: text('Recommended', 'Empfehlung', 'Recommandations', 'Anbefalet'),
  new: text('New in', 'Neuheiten', 'Nouveautés', 'Nyheder'),
  'price-low-to-high': text('Price: low to high', 'Preis aufsteigend', 'Prix croissant', 'Pris: lav til høj'),
  'price-high-to-low': text('Price: high to low', 'Preis absteigend', 'Prix décroissant', 'Pris: høj til lav'),
  'name-ascending': text('Name: A to Z', 'Name: A bis Z', 'Nom : de A à Z', 'Navn: A til Å'),
} as const satisfies Record<string, Localised>

/** Label of a brand's own ranking. */
export function brandRankingLabel(brand: string): Localised {
  return text(`${brand} selection`, `Auswahl ${brand}`, `Sélection ${brand}`, `${brand}-udvalg`)
}
