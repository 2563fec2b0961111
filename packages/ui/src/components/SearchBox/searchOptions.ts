import type { SearchSuggestions } from './SearchBox.js'

/** One line of the suggestion list. */
export interface SearchOption {
  readonly href: string
  readonly label: string
  /** Brand of a piece. */
  readonly detail?: string | undefined
  readonly imageSrc?: string | undefined
}

/** Lines under one heading. */
export interface SearchOptionGroup {
  readonly kind: 'recent' | 'phrases' | 'brands' | 'categories' | 'products'
  readonly options: readonly SearchOption[]
}

interface Source {
  readonly action: string
  readonly query: string
  readonly suggestions: SearchSuggestions | null
  readonly recent: readonly string[]
}

/** The groups to show: what was searched before while nothing is typed, else the suggestions; empty groups left out. */
export function searchOptions({ action, query, suggestions, recent }: Source): readonly SearchOptionGroup[] {
  const search = (phrase: string) => ({ href: `${action}?q=${encodeURIComponent(phrase)}`, label: phrase })
  const groups: SearchOptionGroup[] =
    query.trim() === '' || suggestions === null
      ? [{ kind: 'recent', options: query.trim() === '' ? recent.map(search) : [] }]
      : [
          { kind: 'phrases', options: suggestions.phrases.map(search) },
          { kind: 'brands', options: suggestions.brands.map(({ href, label }) => ({ href, label })) },
          { kind: 'categories', options: suggestions.categories.map(({ href, label }) => ({ href, label })) },
          {
            kind: 'products',
            options: suggestions.products.map(({ href, name, brand, image }) => ({
              href,
              label: name,
              detail: brand,
              imageSrc: image?.src,
            })),
          },
        ]
  return groups.filter((group) => group.options.length > 0)
}
