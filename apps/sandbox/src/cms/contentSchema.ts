/** What a field of a content file may hold. A `?` says that it may be missing. */
type FieldKind =
  | 'text'
  | 'html'
  | 'image'
  | 'link'
  | 'path'
  | 'products'
  | 'product'
  | 'category'
  | 'components'
  | `list:${string}`
  | `one of ${string}`

export type FieldRule = FieldKind | `${FieldKind}?`
export type Fields = Readonly<Record<string, FieldRule>>

const teaser: Fields = {
  image: 'image?',
  overline: 'text?',
  title: 'text',
  text: 'text?',
  link: 'link?',
  imageSide: 'one of left|right?',
}
const carousel: Fields = { title: 'text', link: 'link?', productIds: 'products' }
const titledHtml: Fields = { title: 'text?', text: 'html' }

/** Fields of each component that content files may use. The names are those that the renderer's definitions read. */
export const componentFields: Readonly<Record<string, Fields>> = {
  accordion: { title: 'text?', panels: 'list:panel' },
  'body-text': titledHtml,
  breadcrumbs: {},
  container: { width: 'one of full|page|listing|text?', content: 'components' },
  'hero-banner': {
    image: 'image?',
    overline: 'text?',
    title: 'text',
    text: 'text?',
    link: 'link?',
    tone: 'one of onDark|onLight?',
    size: 'one of full|medium?',
  },
  image: { image: 'image', ratio: 'one of 16:9|21:9|3:2|1:1?' },
  'introduction-text': { overline: 'text?', title: 'text', text: 'text?' },
  'navigation-tile-carousel': { title: 'text?', tiles: 'list:tile' },
  'pre-owned-product-detail': {},
  'product-carousel': carousel,
  'product-detail': {},
  'product-grid': {},
  'product-slider': carousel,
  'push-teaser': teaser,
  'quote-text': { quote: 'text', source: 'text?' },
  'rich-text': { text: 'html' },
  'seo-text': titledHtml,
  spacing: { size: 'one of small|medium|large?' },
  teaser,
}

/** Fields of the entries of lists. */
export const listFields: Readonly<Record<string, Fields>> = {
  panel: { title: 'text', text: 'html' },
  tile: { image: 'image?', title: 'text?', text: 'text?', href: 'path?', categoryId: 'category?' },
}

/** Fields of a link. */
export const linkFields: Fields = {
  label: 'text?',
  href: 'path?',
  categoryId: 'category?',
  productId: 'product?',
  type: 'one of internal|external|sfraLinkReference?',
  target: 'one of _self|_blank?',
}
