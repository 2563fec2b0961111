const TINY_WEBP = /^data:image\/webp;base64,[A-Za-z0-9+/]{20,}={0,2}$/
const MAX_CHARACTERS = 400

/**
 * Validates an image placeholder: a tiny WebP as a data URI of at most 400 characters. The value is untrusted.
 * undefined = missing, or a URL that the browser would fetch.
 */
export function imagePlaceholder(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_CHARACTERS && TINY_WEBP.test(value) ? value : undefined
}
