/** One term of the wire. */
interface SuggestedTerm {
  readonly value: string
  readonly exactMatch: boolean
  /** The term goes on where the shopper stopped typing. */
  readonly completed: boolean
  readonly corrected: boolean
}

/** What a shopper typed, and the terms that it may stand for. */
export function suggestedTerm(
  originalTerm: string,
  values: readonly string[],
): { readonly originalTerm: string; readonly terms: readonly SuggestedTerm[] } {
  const typed = originalTerm.toLowerCase()
  return {
    originalTerm,
    terms: values.map((value) => {
      const exactMatch = value.toLowerCase() === typed
      return { value, exactMatch, completed: !exactMatch, corrected: false }
    }),
  }
}
