import { isPagePath } from '../../navigation/linkPath.js'

/** A shop that fits the visitor better than the current one. */
export interface LocationSuggestion {
  /** E.g. `de-AT`. */
  readonly localeId: string
  /** Path of the same page in that shop, else of its home page. */
  readonly href: string
}

/** Validates the response of `/apis/location-suggestion`; null = no suggestion or a malformed response. */
export function readSuggestion(answer: unknown): LocationSuggestion | null {
  if (typeof answer !== 'object' || answer === null || !('suggestion' in answer)) return null
  const { suggestion } = answer
  if (typeof suggestion !== 'object' || suggestion === null) return null
  if (!('localeId' in suggestion) || !('href' in suggestion)) return null
  const { localeId, href } = suggestion
  if (typeof localeId !== 'string' || !/^[a-z]{2}-[A-Z]{2}$/.test(localeId)) return null
  return typeof href === 'string' && isPagePath(href) ? { localeId, href } : null
}
