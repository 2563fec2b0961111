import { sampleData, sampleFocalImage, sampleNode } from '../definitions/sampleNodes.js'

/**
 * Content of a generated page. It counts components; the number of JSON objects is higher, because images and links are
 * objects too.
 */
export interface PageTreeSize {
  /** Component nodes. */
  readonly components: number
  /** Distinct products and categories that they reference, 12 and 1 per component. */
  readonly products?: number | undefined
  readonly categories?: number | undefined
}

const PER_CAROUSEL = 12
const TEXT =
  '<h3>Care</h3><p>Every five years a movement should be <a href="/services">opened and oiled</a> &amp; tested.</p><ul><li>Steel</li><li>Gold</li></ul>'

/**
 * Raw JSON of a page as the CMS delivers it: carousels for the products, tiles for the categories, editorial components
 * for the rest.
 */
export function buildPageTree({ components, products = 0, categories = 0 }: PageTreeSize): object {
  const carousels = Math.ceil(products / PER_CAROUSEL)
  const nodes = Array.from({ length: components }, (_, index) => {
    if (index < carousels) return carousel(index, products)
    if (index < carousels + categories) return tile(`category-${index - carousels}`)
    return editorial[index % editorial.length]?.(index) ?? {}
  })
  const names = nodes.map((_, index) => `n${index}`)
  return {
    '@name': 'large',
    '@path': '/ch/large',
    '@id': 'page-large',
    '@nodeType': 'mgnl:page',
    'mgnl:template': 'vitrine:pages/general-page',
    title: 'A large page',
    main: {
      '@name': 'main',
      '@nodeType': 'mgnl:area',
      ...Object.fromEntries(nodes.map((node, index) => [`n${index}`, { ...node, '@id': `node-${index}` }])),
      '@nodes': names,
    },
    '@nodes': ['main'],
  }
}

/** Id of the nth product that a generated tree references. */
export function treeProductId(index: number): string {
  return `2104-${String(index).padStart(3, '0')}-1`
}

function carousel(index: number, products: number): object {
  const first = index * PER_CAROUSEL
  const count = Math.min(PER_CAROUSEL, products - first)
  const productIds = Array.from({ length: count }, (_, n) => {
    const id = treeProductId(first + n)
    return n % 2 === 0
      ? `vitrine-commerce~${id}`
      : JSON.stringify({ definitionName: 'vitrine-commerce', productId: id })
  })
  return sampleNode('vitrine:components/product-carousel', { title: 'New this month', productIds })
}

function tile(categoryId: string): object {
  return sampleNode('vitrine:components/category-teaser-tile', { image: sampleFocalImage, categoryId })
}

const link = sampleData({ label: 'Visit the workshop', href: '/services', type: 'internal' })

const editorial: readonly ((index: number) => object)[] = [
  (index) =>
    sampleNode('vitrine:components/introduction-text', { title: `Part ${index}`, text: 'What it needs &amp; when.' }),
  () => sampleNode('vitrine:components/body-text', { title: 'Servicing', text: TEXT }),
  (index) =>
    sampleNode(
      'vitrine:components/teaser',
      { image: sampleFocalImage, title: `Pearls ${index}`, text: 'A season.', link },
      ['link'],
    ),
  () => sampleNode('vitrine:components/quote-text', { quote: 'A case is felt before it is seen.', source: 'Workshop' }),
  () => sampleNode('vitrine:components/spacing', { size: 'large' }),
]
