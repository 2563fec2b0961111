/** Names that are written with a capital wherever they stand. */
const PROPER = /^(?:German|French|Danish|English|[A-Z0-9]{2,})$/

/** Storybook's `Long German` and `With Hint` in sentence case: `Long German`, `With hint`. */
export function stateName(name: string): string {
  return name
    .split(' ')
    .map((word, index) => (index === 0 || PROPER.test(word) ? word : word.toLowerCase()))
    .join(' ')
}
