import { isPagePath } from '../../navigation/linkPath.js'

/** The shop that fits a visitor better than the one that is open. */
export interface LocationSuggestion {
  /** E.g. `de-AT`. */
  readonly localeId: string
  /** Path of the same page there, else of its home page. */
  readonly href: string
}

/** Reads the answer of `/apis/location-suggestion`; null = there is nothing to suggest, or nothing to rely on. */
export function readSuggestion(answer: unknown): LocationSuggestion | null {
  if (typeof answer !== 'object' || answer === null || !('suggestion' in answer)) return null
  const { suggestion } = answer
  if (typeof suggestion !== 'object' || suggestion === null) return null
  if (!('localeId' in suggestion) || !('href' in suggestion)) return null
  const { localeId, href } = suggestion
  if (typeof localeId !== 'string' || !/^[a-z]{2}-[A-Z]{2}$/.test(localeId)) return null
  return typeof href === 'string' && isPagePath(href) ? { localeId, href } : null
}
