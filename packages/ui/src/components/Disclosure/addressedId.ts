/** The decoded id in the URL fragment. Browser only. */
export function addressedId(): string {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    // Percent signs that are not part of an encoding.
    return written
  }
}
