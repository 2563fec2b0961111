/**
 * Creates a query or form body. Joins arrays with commas, repeats `refine`, and omits null, undefined and empty values.
 */
export function queryOf(parameters: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    const joined = Array.isArray(value) ? value.map(protectSeparator).join() : (value ?? '')
    for (const part of name === 'refine' && value ? value : [joined]) if (part !== '') query.append(name, part)
  }
  return query
}

// The platform splits at commas after decoding once, so literal commas and percent signs are encoded twice.
function protectSeparator(entry: unknown): string {
  return String(entry).replace(/[%,]/g, encodeURIComponent)
}
