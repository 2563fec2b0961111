import { parseRecentSearches, RECENT_SEARCHES_KEY } from '@vitrine/commerce-client/domain/search/recentSearches'

/** Recent searches in this browser; empty when storage is blocked. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(RECENT_SEARCHES_KEY))
  } catch {
    return []
  }
}

/** Stores the searches for the next visit; an empty list removes the entry. */
export function writeRecentSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(RECENT_SEARCHES_KEY)
    else localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches))
  } catch {
    // Storage is blocked: the searches are kept for this document only.
  }
}
