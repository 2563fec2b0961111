/**
 * Paths of every filled value in a response, in the notation of `specFields`. Null, empty texts and empty lists do not
 * count; false and 0 do. A record counts if it has an entry.
 */
export function filledPaths(answer: unknown, path = ''): readonly string[] {
  if (answer === null || answer === undefined || answer === '') return []
  if (typeof answer !== 'object') return [path]
  const inner = Array.isArray(answer)
    ? answer.flatMap((entry: unknown) => filledPaths(entry, `${path}[]`))
    : Object.entries(answer).flatMap(([name, value]: readonly [string, unknown]) =>
        filledPaths(value, path === '' ? name : `${path}.${name}`),
      )
  return inner.length === 0 ? [] : [path, ...inner]
}
