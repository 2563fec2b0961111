import sanitizeHtml from 'sanitize-html'
import type { LinkTarget, LinkWish } from './linkTarget.js'

export interface RichTextRules {
  readonly rewriteLink: (href: string, wish?: LinkWish) => LinkTarget | null
  /** Browser address of an image in the text; null drops the image. */
  readonly imageSource: (href: string) => string | null
}

const TAGS =
  'p h2 h3 h4 h5 h6 ul ol li a strong em b i u sub sup br hr blockquote table caption colgroup col thead tbody tfoot tr th td img span div'.split(
    ' ',
  )

/** Classes that editors may set; the design system styles them. */
const CLASSES = ['lead', 'note']
const EMPTY_TAILS = ['<p>\u00A0</p>', '<p></p>', '<p><br /></p>', '<br />']
/** A link that the CMS forgot to convert, in running text. */
const LEAKED_TOKEN = /\$\{link:\{(?:[^{}]|\{[^{}]{0,300}\}){0,300}\}\}/g
const IMAGE_WIDTHS = [390, 768, 1200]
const PROVIDER_WIDTH = /\/image\/upload\/([^/]*\b)w_\d+/

/**
 * Makes editor HTML safe: allow-listed tags and attributes, links by the link rule, images by the image rule, no styles,
 * no handlers. Server only: the sanitiser never reaches a browser.
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
    transformTags: {
      h1: 'h2',
      a: (_, attributes) => anchor(attributes, rules),
      img: (_, attributes) => image(attributes, rules),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
    textFilter: (text) => (text.includes('${link:') ? text.replace(LEAKED_TOKEN, '') : text),
  }
  return (html) => withoutEmptyTail(sanitizeHtml(html, options).trim())
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
  const { src = '', alt = '', width = '', height = '' } = attributes
  const [address = null, ...larger] = sources(src).map((one) => rules.imageSource(one))
  if (address === null) return { tagName: 'img', attribs: {} }
  const srcset = [address, ...larger].map((one, index) => `${one} ${IMAGE_WIDTHS[index]}w`).join(', ')
  return {
    tagName: 'img',
    attribs: {
      src: larger.at(-1) ?? address,
      ...(larger.length > 0 && { srcset, sizes: '(min-width: 768px) 760px, 100vw' }),
      alt,
      ...(/^\d{1,5}$/.test(width) && { width }),
      ...(/^\d{1,5}$/.test(height) && { height }),
      loading: 'lazy',
      decoding: 'async',
    },
  }
}

/** Addresses of an image in every offered width; one for an image that the image service does not resize. */
function sources(src: string): readonly string[] {
  if (!PROVIDER_WIDTH.test(src)) return [src]
  return IMAGE_WIDTHS.map((width) => src.replace(PROVIDER_WIDTH, `/image/upload/$1w_${width}`))
}

function withoutEmptyTail(html: string): string {
  let text = html
  for (let tail = tailOf(text); tail !== undefined; tail = tailOf(text)) text = text.slice(0, -tail.length).trimEnd()
  return text
}

function tailOf(html: string): string | undefined {
  return EMPTY_TAILS.find((tail) => html.endsWith(tail))
}
