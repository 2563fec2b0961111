const LIMIT = 200

/** A text for a header of a mail: one line without control characters, so that it can begin no header of its own. */
export function headerText(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LIMIT)
}
