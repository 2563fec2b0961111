const LIMIT = 200

/** Sanitises a text for a mail header: one line without control characters, so that it cannot start another header. */
export function headerText(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LIMIT)
}
