/** Query string as parsed by Fastify: a repeated parameter becomes an array. Unknown parameters are ignored. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** First value of a parameter; `undefined` when absent. */
export function first(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : value?.[0]
}

/** All values of a repeated parameter, each decoded once more (clients pre-encode `%` and `,`). */
export function repeated(query: Query, name: string): readonly string[] {
  const value = query[name]
  if (value === undefined) return []
  return (typeof value === 'string' ? [value] : value).map(decodeOnceMore)
}

/**
 * Values of a comma-separated parameter, which may also be repeated; empty parts are dropped. A comma that was encoded
 * twice is part of its value, unless the whole list was encoded twice.
 */
export function list(query: Query, name: string): readonly string[] {
  const value = query[name]
  if (value === undefined) return []
  return (typeof value === 'string' ? [value] : value)
    .flatMap((part) => part.split(','))
    .flatMap((part) => decodeOnceMore(part).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `true` only for the text `true`. */
export function flag(query: Query, name: string): boolean {
  return first(query, name) === 'true'
}

/** Decodes a value that a client encoded twice; a lone `%` is unchanged. */
export function decodeOnceMore(value: string): string {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
