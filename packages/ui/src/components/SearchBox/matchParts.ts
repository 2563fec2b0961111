/** A segment of a text; `isMatch` = it matches the input. */
export interface MatchPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text at words that begin with a typed word, ignoring case and accents. */
export function matchParts(text: string, query: string): readonly MatchPart[] {
  const typed = words(query).map(fold)
  const parts: MatchPart[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchedLength(word, typed)
    if (length === 0) continue
    if (index > done) parts.push({ text: text.slice(done, index), isMatch: false })
    parts.push({ text: text.slice(index, index + length), isMatch: true })
    done = index + length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false })
  return parts
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

const words = (text: string) => text.match(WORD) ?? []

/** Length of the longest typed word that is a prefix of the word. */
function matchedLength(word: string, typed: readonly string[]): number {
  const begun = typed.filter((one) => fold(word).startsWith(one)).map((one) => one.length)
  return Math.min(word.length, Math.max(0, ...begun))
}

/** Folds each character to exactly one character, so that lengths stay equal. */
function fold(text: string): string {
  return text.replace(/./gu, (character) => character.normalize('NFD').charAt(0).toLowerCase())
}
