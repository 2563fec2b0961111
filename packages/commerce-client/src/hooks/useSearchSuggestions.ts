import { useEffect, useState } from 'react'
import { getSearchSuggestions } from '../client/shopperSearch.js'
import type { SuggestionResult } from '../types/suggestions.js'
import { defineSharedRead } from './sharedRead.js'
import { suggestionPhrase } from './suggestionPhrase.js'

const PAUSE_MS = 200
/** The platform's maximum per kind; the UI drops variants with the same name. */
const LIMIT = 10

export interface SearchSuggestionsState {
  /** null = no suggestions yet. */
  readonly suggestions: SuggestionResult | null
  readonly isLoading: boolean
  readonly error: unknown
}

const useSuggestions = /* @__PURE__ */ defineSharedRead('suggestions', getSearchSuggestions)

/** Reads suggestions for the typed text, debounced; no request for fewer than 3 characters. */
export function useSearchSuggestions(typed: string): SearchSuggestionsState {
  const phrase = suggestionPhrase(typed)
  const settled = useSettled(phrase)
  const isAsked = settled !== null && phrase !== null
  const { data, status, error } = useSuggestions(
    isAsked ? { q: settled, limit: LIMIT, expand: ['images', 'prices'] } : null,
  )
  return { suggestions: phrase === null ? null : data, isLoading: status === 'loading' || phrase !== settled, error }
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
