/** The id that the address names, as it is written in the document. Browser only. */
export function addressedId(): string {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    // Percent signs that encode nothing.
    return written
  }
}
