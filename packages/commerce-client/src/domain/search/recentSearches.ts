/** Storage key of the recent searches (Spec §9). */
export const RECENT_SEARCHES_KEY = 'recent-search-key'

const MAXIMUM = 5
const MINIMUM_LENGTH = 3

/** Adds `phrase` to the recent searches, newest first: at most 5, at least 3 characters each, no duplicates. */
export function addRecentSearch(searches: readonly string[], phrase: string): readonly string[] {
  const added = phrase.trim()
  if (added.length < MINIMUM_LENGTH) return searches
  const others = searches.filter((search) => search.toLowerCase() !== added.toLowerCase())
  return [added, ...others].slice(0, MAXIMUM)
}

/** Parses the stored value; anything but a list of phrases gives an empty list. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter((entry): entry is string => typeof entry === 'string').slice(0, MAXIMUM)
  } catch {
    return []
  }
}
