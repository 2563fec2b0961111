/** A query or form. Arrays are joined by commas, `refine` is repeated; null, undefined and what is empty are left out. */
export function queryOf(parameters: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    const joined = Array.isArray(value) ? value.map(protectSeparator).join() : (value ?? '')
    for (const part of name === 'refine' && value ? value : [joined]) if (part !== '') query.append(name, part)
  }
  return query
}

// The platform splits at commas after decoding once, so a literal comma or percent sign is encoded once more.
function protectSeparator(entry: unknown): string {
  return String(entry).replace(/[%,]/g, encodeURIComponent)
}
