import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { getSearchSuggestions } from '../client/shopperSearch.js'
import type { SuggestionResult } from '../types/suggestions.js'
import { useCommerce } from './CommerceProvider.js'
import { suggestionPhrase } from './suggestionPhrase.js'
import { swrKeys } from './swrKeys.js'
import { swrPolicy } from './swrPolicy.js'

const PAUSE_MS = 200
/** The most that the platform gives of a kind: whoever shows them drops variants with the same name. */
const LIMIT = 10

export interface SearchSuggestionsState {
  /** null = nothing to suggest yet. */
  readonly suggestions: SuggestionResult | null
  readonly isLoading: boolean
  readonly error: unknown
}

/** Reads suggestions for what the shopper types, once typing pauses; fewer than 3 characters ask nothing. */
export function useSearchSuggestions(typed: string): SearchSuggestionsState {
  const { client, scope } = useCommerce()
  const phrase = suggestionPhrase(typed)
  const settled = useSettled(phrase)
  const { data, isLoading, error } = useSWR<SuggestionResult, unknown>(
    settled === null || phrase === null ? null : swrKeys.suggestions(scope, settled),
    () => getSearchSuggestions(client, { q: settled ?? '', limit: LIMIT, expand: ['images', 'prices'] }),
    { ...swrPolicy, keepPreviousData: true },
  )
  return { suggestions: phrase === null ? null : (data ?? null), isLoading: isLoading || phrase !== settled, error }
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
