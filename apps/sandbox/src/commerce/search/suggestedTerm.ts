/** One term in a response. */
interface SuggestedTerm {
  readonly value: string
  readonly exactMatch: boolean
  /** The term completes the shopper's input. */
  readonly completed: boolean
  readonly corrected: boolean
}

/** The shopper's input with its suggested terms. */
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
