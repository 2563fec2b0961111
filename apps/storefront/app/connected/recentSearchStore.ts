import { parseRecentSearches, RECENT_SEARCHES_KEY } from '@vitrine/commerce-client/domain/search/recentSearches'

/** Recent searches of this browser; none when storage is blocked. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(RECENT_SEARCHES_KEY))
  } catch {
    return []
  }
}

export function writeRecentSearches(searches: readonly string[]): void {
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches))
  } catch {
    // Storage is blocked: the searches last as long as the document.
  }
}
