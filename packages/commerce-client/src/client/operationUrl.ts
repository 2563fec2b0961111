import type { Operation, OperationInput, QueryValue } from './operation.js'

/**
 * Path and query of a call: path parameters percent-encoded, arrays joined with commas, `refine` repeated.
 *
 * @throws RangeError when a path parameter is missing, empty or a dot segment, which would address something else.
 */
export function operationUrl(
  operation: Operation<unknown>,
  organizationId: string,
  input: OperationInput,
  defaults: Readonly<Record<string, string | undefined>>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameter(name, input.path?.[name]))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...defaults, ...input.query })) appendParameter(query, name, value)
  return `/${operation.api}/organizations/${organizationId}${path}?${query}`
}

function pathParameter(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value === '.' || value === '..') {
    throw new RangeError(`The path parameter "${name}" is "${value ?? ''}", which addresses nothing. Pass an id.`)
  }
  return encodeURIComponent(value)
}

function appendParameter(query: URLSearchParams, name: string, value: QueryValue): void {
  if (value === undefined || value === null) return
  if (typeof value !== 'object') query.append(name, String(value))
  else if (name === 'refine') for (const entry of value) query.append(name, entry)
  else if (value.length > 0) query.append(name, value.map(protectSeparator).join(','))
}

// The platform splits at commas after decoding once, so a literal comma or percent sign is encoded once more.
function protectSeparator(entry: string): string {
  return entry.replaceAll('%', '%25').replaceAll(',', '%2C')
}
