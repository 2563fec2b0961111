import type { Localised } from '../../seed/seedTypes.js'

/** Labels of the refinements that the platform defines itself. */
export const SYSTEM_REFINEMENT_LABELS: Readonly<Record<'cgid' | 'price', Localised>> = {
  cgid: { en: 'Category', de: 'Kategorie', fr: 'Catégorie', da: 'Kategori' },
  price: { en: 'Price', de: 'Preis', fr: 'Prix', da: 'Pris' },
}

/** Sorting options in display order. */
export const SORT_LABELS = {
  'best-matches': { en: 'Best matches', de: 'Beste Treffer', fr: 'Meilleurs résultats', da: 'Bedste match' },
  relevance: { en: 'Recommended', de: 'Empfehlung', fr: 'Recommandations', da: 'Anbefalet' },
  new: { en: 'New in', de: 'Neuheiten', fr: 'Nouveautés', da: 'Nyheder' },
  'price-low-to-high': {
    en: 'Price: low to high',
    de: 'Preis aufsteigend',
    fr: 'Prix croissant',
    da: 'Pris: lav til høj',
  },
  'price-high-to-low': {
    en: 'Price: high to low',
    de: 'Preis absteigend',
    fr: 'Prix décroissant',
    da: 'Pris: høj til lav',
  },
  'name-ascending': { en: 'Name: A to Z', de: 'Name: A bis Z', fr: 'Nom : de A à Z', da: 'Navn: A til Å' },
} as const satisfies Record<string, Localised>

/** Label of a brand's own ranking. */
export function brandRankingLabel(brand: string): Localised {
  return { en: `${brand} selection`, de: `Auswahl ${brand}`, fr: `Sélection ${brand}`, da: `${brand}-udvalg` }
}
