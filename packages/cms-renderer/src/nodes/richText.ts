import sanitizeHtml from 'sanitize-html'
import type { LinkTarget, LinkWish } from './linkTarget.js'

export interface RichTextRules {
  readonly rewriteLink: (href: string, wish?: LinkWish) => LinkTarget | null
  /** URL of an image for the browser, at the given width in px if available; null drops the image. */
  readonly imageSource: (href: string, width?: number) => string | null
}

const TAGS =
  'p h2 h3 h4 h5 h6 ul ol li a strong em b i u sub sup br hr blockquote table caption colgroup col thead tbody tfoot tr th td img span div'.split(
    ' ',
  )

/** Classes that editors may use; the design system styles them. */
const CLASSES = ['lead', 'note']
const EMPTY_TAILS = ['<p>\u00A0</p>', '<p></p>', '<p><br /></p>', '<br />']
/** A link token in running text that the CMS failed to convert. */
const LEAKED_TOKEN = /\$\{link:\{(?:[^{}]|\{[^{}]{0,300}\}){0,300}\}\}/g
/** Widths of Spec §9 that are useful in the text column, up to a pixel density of 3. */
const IMAGE_WIDTHS = [390, 480, 768, 1024, 1280, 1600, 1920]
/** Width of `src`, for browsers without `srcset`. */
const PLAIN_WIDTH = 1024
const MAX_PIXELS = 20_000

/**
 * Limits: characters of all rich text on a page, and tags in one text. The parser's cost grows faster than linearly.
 */
export const MAX_RICH_TEXT = 500_000
const MAX_TAGS = 5000

/**
 * Creates the sanitiser of one page. It makes editor HTML safe: allow-listed tags and attributes, links by the link
 * rule, images by the image rule, no styles, no handlers. Server only: the sanitiser is never bundled for the browser.
 *
 * @throws RangeError (the returned function) when one text, or all text of the page together, is too large.
 */
export function createSanitize(rules: RichTextRules): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['lang', 'title'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      col: ['span'],
    },
    allowedClasses: { '*': CLASSES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 40,
    transformTags: {
      h1: 'h2',
      a: (_, attributes) => anchor(attributes, rules),
      img: (_, attributes) => image(attributes, rules),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
    textFilter: (text) => (text.includes('${link:') ? text.replace(LEAKED_TOKEN, '') : text),
  }
  let left = MAX_RICH_TEXT
  return (html) => {
    left -= html.length
    if (left < 0 || hasTooManyTags(html))
      throw new RangeError('The rich text is too large and is not rendered. Split it into several components.')
    return html === '' ? '' : withoutEmptyTail(sanitizeHtml(html, options).trim())
  }
}

function hasTooManyTags(html: string): boolean {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    count += 1
    if (count > MAX_TAGS) return true
  }
  return false
}

function anchor(attributes: sanitizeHtml.Attributes, rules: RichTextRules): sanitizeHtml.Tag {
  const { href = '', target, title = '', lang = '' } = attributes
  const link = rules.rewriteLink(href, {
    opensNewTab: target === '_blank' ? true : undefined,
    type: attributes['data-link-type'],
  })
  if (!link) return { tagName: 'span', attribs: {} }
  return {
    tagName: 'a',
    attribs: {
      href: link.href,
      ...(title && { title }),
      ...(lang && { lang }),
      ...(link.opensNewTab && { target: '_blank', rel: 'noopener noreferrer' }),
    },
  }
}

function image(attributes: sanitizeHtml.Attributes, rules: RichTextRules): sanitizeHtml.Tag {
  const { src = '', alt = '' } = attributes
  const address = rules.imageSource(src)
  if (address === null) return { tagName: 'img', attribs: {} }
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)]
  const larger = IMAGE_WIDTHS.map((wanted) => ({ wanted, address: rules.imageSource(src, wanted) ?? address }))
  // An image that is not resized has the same address at every width.
  const isResized = larger[0]?.address !== larger[1]?.address
  return {
    tagName: 'img',
    attribs: {
      src: (isResized && larger.find(({ wanted }) => wanted === PLAIN_WIDTH)?.address) || address,
      ...(isResized && {
        srcset: larger.map((one) => `${one.address} ${one.wanted}w`).join(', '),
        sizes: '(min-width: 768px) 760px, 100vw',
      }),
      alt,
      ...(width && { width }),
      ...(height && { height }),
      loading: 'lazy',
      decoding: 'async',
    },
  }
}

/** A dimension that reserves room for the image; undefined = not a plausible number. */
function pixels(value = ''): string | undefined {
  const size = /^\d{1,5}(?=(?:px)?$)/.exec(value.trim())?.[0]
  return size !== undefined && Number(size) > 0 && Number(size) <= MAX_PIXELS ? String(Number(size)) : undefined
}

function withoutEmptyTail(html: string): string {
  let text = html
  for (let tail = tailOf(text); tail !== undefined; tail = tailOf(text)) text = text.slice(0, -tail.length).trimEnd()
  return text
}

function tailOf(html: string): string | undefined {
  return EMPTY_TAILS.find((tail) => html.endsWith(tail))
}
