const MINIMUM_LENGTH = 3
const MAXIMUM_LENGTH = 50

/** Phrase for the suggestion service: 3 to 50 characters; null = too short. */
export function suggestionPhrase(typed: string): string | null {
  const phrase = typed.trim().slice(0, MAXIMUM_LENGTH)
  return phrase.length < MINIMUM_LENGTH ? null : phrase
}
