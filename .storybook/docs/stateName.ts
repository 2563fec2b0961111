/** Words that are always capitalised. */
const PROPER = /^(?:German|French|Danish|English|[A-Z0-9]{2,})$/

/** Converts a story name to sentence case: `With Hint` becomes `With hint`, `Long German` is unchanged. */
export function stateName(name: string): string {
  return name
    .split(' ')
    .map((word, index) => (index === 0 || PROPER.test(word) ? word : word.toLowerCase()))
    .join(' ')
}
