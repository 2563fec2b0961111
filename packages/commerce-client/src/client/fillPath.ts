/**
 * The path of a call with its `{name}` filled by percent-encoded parameters, and the parameters that the path does not name.
 *
 * @throws RangeError when one is missing, empty or a dot segment, which would address something else.
 */
export function fillPath(call: string, parameters: object): readonly [path: string, rest: Record<string, unknown>] {
  const rest: Record<string, unknown> = { ...parameters }
  const path = call.replace(/\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    if (typeof value === 'string' && !['', '.', '..'].includes(value)) return encodeURIComponent(value)
    throw new RangeError(`${name} "${String(value)}" addresses nothing. Pass an id.`)
  })
  return [path, rest]
}
