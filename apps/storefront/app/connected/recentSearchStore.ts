import { parseRecentSearches, RECENT_SEARCHES_KEY } from '@vitrine/commerce-client/domain/search/recentSearches'

/** Recent searches of this browser; none when storage is blocked. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(RECENT_SEARCHES_KEY))
  } catch {
    return []
  }
}

/** Keeps the searches for the next visit; none at all leaves nothing behind. */
export function writeRecentSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(RECENT_SEARCHES_KEY)
    else localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches))
  } catch {
    // Storage is blocked: the searches last as long as the document.
  }
}
