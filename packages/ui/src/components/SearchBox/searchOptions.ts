import type { SearchSuggestions } from './SearchBox.js'

/** One option of the suggestion list. */
export interface SearchOption {
  readonly href: string
  readonly label: string
  /** Brand of a product. */
  readonly detail?: string | undefined
  /** null = a product without image; its space is reserved. */
  readonly imageSrc?: string | null | undefined
}

/** Options under one heading. */
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

/**
 * The groups to show: recent searches while the input is empty, otherwise the suggestions. Omits empty groups and
 * options with the same text: variants of a product share its name, and a phrase may be a brand.
 */
export function searchOptions({ action, query, suggestions, recent }: Source): readonly SearchOptionGroup[] {
  const search = (phrase: string) => ({ href: `${action}?q=${encodeURIComponent(phrase)}`, label: phrase })
  const groups: SearchOptionGroup[] =
    query.trim() === '' || suggestions === null
      ? [{ kind: 'recent', options: query.trim() === '' ? recent.map(search) : [] }]
      : [
          { kind: 'phrases', options: phrasesBeside(suggestions).map(search) },
          { kind: 'brands', options: suggestions.brands.map(({ href, label }) => ({ href, label })) },
          { kind: 'categories', options: suggestions.categories.map(({ href, label }) => ({ href, label })) },
          {
            kind: 'products',
            options: suggestions.products.map(({ href, name, brand, image }) => ({
              href,
              label: name,
              detail: brand,
              imageSrc: image?.src ?? null,
            })),
          },
        ]
  return groups
    .map(({ kind, options }) => ({ kind, options: withoutRepeats(options) }))
    .filter((group) => group.options.length > 0)
}

function phrasesBeside({ phrases, brands }: SearchSuggestions): readonly string[] {
  return phrases.filter((phrase) => !brands.some(({ label }) => label.toLowerCase() === phrase.toLowerCase()))
}

/** Keeps the first option of each text. */
function withoutRepeats(options: readonly SearchOption[]): readonly SearchOption[] {
  const words = ({ detail = '', label }: SearchOption) => `${detail} ${label}`.toLowerCase()
  return [...new Map(options.toReversed().map((option) => [words(option), option])).values()].toReversed()
}
