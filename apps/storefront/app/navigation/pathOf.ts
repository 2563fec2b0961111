/** Removes the query from a path. */
export function pathOf(pathAndQuery: string): string {
  const query = pathAndQuery.indexOf('?')
  return query === -1 ? pathAndQuery : pathAndQuery.slice(0, query)
}
