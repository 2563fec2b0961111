/**
 * Replaces each `{name}` in the path of a call with the percent-encoded parameter; returns the path and the remaining
 * parameters.
 *
 * @throws RangeError when a path parameter is missing, empty or a dot segment, which would change the path.
 */
export function fillPath(call: string, parameters: object): readonly [path: string, rest: Record<string, unknown>] {
  const rest: Record<string, unknown> = { ...parameters }
  const path = call.replace(/\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    if (typeof value === 'string' && !['', '.', '..'].includes(value)) return encodeURIComponent(value)
    throw new RangeError(`${name} "${String(value)}"  is invalid. Pass an id.`)
  })
  return [path, rest]
}
