/** Base64 of bytes, or of a text encoded as UTF-8. */
export function base64(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return btoa(String.fromCharCode(...bytes))
}
