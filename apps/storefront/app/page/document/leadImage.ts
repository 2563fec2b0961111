/** Preloads of a document's lead image (the LCP candidate). */
export interface LeadImage {
  /** Preload elements for the head; empty = no image in the body is marked as high priority. */
  readonly preload: string
  readonly body: string
}

const MARK = 'fetchPriority="high"'
/** React preloads an image without art direction itself, but in the body, after the styles. */
const OWN_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * Finds the high-priority image in rendered markup and preloads it in the head, with each of its crops, so that the browser
 * requests it before parsing the styles. Relies on React's output: attributes contain no raw `<`, `>` or `"`.
 */
export function leadImage(body: string): LeadImage {
  const own = OWN_PRELOADS.exec(body)?.[0] ?? ''
  const rest = body.slice(own.length)
  const start = leadStart(rest)
  if (start === -1) return { preload: '', body: rest }
  const image = rest.slice(start, rest.indexOf('>', start))
  const wide = sourceBefore(rest, start)
  const media = wide && attribute(wide, 'media')
  const preload = media ? preloadTag(wide, media) + preloadTag(image, `not all and ${media}`) : preloadTag(image, null)
  return { preload, body: rest }
}

/** Index of the first `<img>` with the priority attribute; -1 = none. Text content may contain the same string. */
function leadStart(markup: string): number {
  for (let at = markup.indexOf(MARK); at !== -1; at = markup.indexOf(MARK, at + MARK.length)) {
    const start = markup.lastIndexOf('<', at)
    if (markup.startsWith('<img ', start) && !markup.slice(start, at).includes('>')) return start
  }
  return -1
}

/** The `<source>` directly before an image: its crop for larger screens. */
function sourceBefore(markup: string, image: number): string | null {
  const start = markup.lastIndexOf('<', image - 1)
  return markup.startsWith('<source ', start) ? markup.slice(start, image) : null
}

function preloadTag(tag: string, media: string | null): string {
  const srcSet = attribute(tag, 'srcSet')
  const src = attribute(tag, 'src')
  const sizes = attribute(tag, 'sizes')
  if (srcSet === null && src === null) return ''
  const address =
    srcSet === null ? ` href="${src}"` : ` imagesrcset="${srcSet}"${sizes === null ? '' : ` imagesizes="${sizes}"`}`
  return `<link rel="preload" as="image"${address}${media === null ? '' : ` media="${media}"`} fetchpriority="high">`
}

/** Raw attribute value, already escaped. */
function attribute(tag: string, name: string): string | null {
  const mark = ` ${name}="`
  const at = tag.indexOf(mark)
  return at === -1 ? null : tag.slice(at + mark.length, tag.indexOf('"', at + mark.length))
}
