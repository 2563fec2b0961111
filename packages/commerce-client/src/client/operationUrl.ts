import type { Operation } from './operation.js'

/**
 * Path and query of a call: parameters that the path names are percent-encoded into it, the others become the query, with
 * arrays joined by commas and `refine` repeated. `body` is neither.
 *
 * @throws RangeError when a path parameter is missing, empty or a dot segment, which would address something else.
 */
export function operationUrl(
  operation: Pick<Operation<unknown>, 'api' | 'call'>,
  organizationId: string,
  parameters: object,
  defaults: Readonly<Record<string, string | undefined>>,
): string {
  const rest = new Map<string, unknown>(Object.entries({ ...defaults, ...parameters, body: undefined }))
  const path = operation.call.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return encodeURIComponent(value)
    throw new RangeError(
      `The path parameter "${name}" is "${String(value ?? '')}", which addresses nothing. Pass an id.`,
    )
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) appendParameter(query, name, value)
  return `/${operation.api}/organizations/${organizationId}${path}?${query}`
}

function appendParameter(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (!Array.isArray(value)) query.append(name, String(value))
  else if (name === 'refine') for (const entry of value) query.append(name, String(entry))
  else if (value.length > 0) query.append(name, value.map(protectSeparator).join(','))
}

// The platform splits at commas after decoding once, so a literal comma or percent sign is encoded once more.
function protectSeparator(entry: unknown): string {
  return String(entry).replaceAll('%', '%25').replaceAll(',', '%2C')
}
