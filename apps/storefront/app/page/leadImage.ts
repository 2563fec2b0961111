/** What a document does with the picture that is seen first. */
export interface LeadImage {
  /** Preload elements for the head; empty = no picture of the body says that it goes first. */
  readonly preload: string
  readonly body: string
}

const MARK = 'fetchPriority="high"'
/** React preloads a picture without art direction itself, but in the body, behind the styles. */
const OWN_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * Finds the picture that loads first in rendered markup and names it in the head, in each of its crops: the browser asks
 * for it before it has read the styles. The markup is React's: `<`, `>` and `"` stand in no attribute.
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

/** Where the first `<img>` with the mark begins; -1 = there is none. A text may hold the mark, too. */
function leadStart(markup: string): number {
  for (let at = markup.indexOf(MARK); at !== -1; at = markup.indexOf(MARK, at + MARK.length)) {
    const start = markup.lastIndexOf('<', at)
    if (markup.startsWith('<img ', start) && !markup.slice(start, at).includes('>')) return start
  }
  return -1
}

/** The `<source>` right before an image: its crop for larger screens. */
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

/** Value of an attribute as it is written: escaped already. */
function attribute(tag: string, name: string): string | null {
  const mark = ` ${name}="`
  const at = tag.indexOf(mark)
  return at === -1 ? null : tag.slice(at + mark.length, tag.indexOf('"', at + mark.length))
}
