const TINY_WEBP = /^data:image\/webp;base64,[A-Za-z0-9+/]{20,}={0,2}$/
const MAX_CHARACTERS = 400

/**
 * The picture that stands in for another until it has loaded: a WebP of a few pixels as a data URI of at most 400
 * characters, read from an untrusted wire. undefined = there is none, or something else that a browser might fetch.
 */
export function imagePlaceholder(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_CHARACTERS && TINY_WEBP.test(value) ? value : undefined
}
