/** A query or form: null and undefined are left out, arrays are joined by commas, `refine` is repeated. */
export function queryOf(parameters: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    const isList = Array.isArray(value)
    if (name === 'refine' && isList) for (const entry of value) query.append(name, entry)
    else if (isList ? value.length : (value ?? null) !== null)
      query.append(name, isList ? value.map(protectSeparator).join() : value)
  }
  return query
}

// The platform splits at commas after decoding once, so a literal comma or percent sign is encoded once more.
function protectSeparator(entry: unknown): string {
  return String(entry).replace(/[%,]/g, encodeURIComponent)
}
