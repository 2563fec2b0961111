import type { Operation } from './operation.js'

/**
 * Path and query of a call: parameters that the path names are percent-encoded into it, the others become the query, with
 * arrays joined by commas and `refine` repeated.
 *
 * @throws RangeError when a path parameter is missing, empty or a dot segment, which would address something else.
 */
export function operationUrl(
  { api, call }: Pick<Operation<unknown>, 'api' | 'call'>,
  organizationId: string,
  parameters: object,
): string {
  const rest = new Map<string, unknown>(Object.entries(parameters))
  const path = call.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    if (typeof value === 'string' && !['', '.', '..'].includes(value)) return encodeURIComponent(value)
    throw new RangeError(`${name} "${value}" addresses nothing. Pass an id.`)
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) {
    const isList = Array.isArray(value)
    if (name === 'refine' && isList) for (const entry of value) query.append(name, entry)
    else if (isList ? value.length : (value ?? null) !== null)
      query.append(name, isList ? value.map(protectSeparator).join() : String(value))
  }
  return `/${api}/organizations/${organizationId}${path}?${query}`
}

// The platform splits at commas after decoding once, so a literal comma or percent sign is encoded once more.
function protectSeparator(entry: unknown): string {
  return String(entry).replace(/[%,]/g, encodeURIComponent)
}
