import type { ProductCarouselProps } from '@vitrine/ui/ProductCarousel'
import { attachProducts } from '../nodes/attachReferences.js'
import { readText } from '../nodes/fieldReaders.js'
import type { PageListing, PageProduct } from '../nodes/pageContent.js'
import type { Definition } from './definition.js'
import { readLink } from './readLink.js'
import { sampleNode } from './sampleNodes.js'

/** Pieces chosen by an editor, in a row that scrolls. */
export const productCarousel = carousel('vitrine:components/product-carousel')

/** The older name of the same component. */
export const productSlider = carousel('vitrine:components/product-slider')

/** The listing of the page: category pages, search. Nothing where the page has none. */
export const productGrid: Definition<{ readonly listing: PageListing }> = {
  id: 'vitrine:components/product-grid',
  title: 'must',
  parse: (_, ctx) => (ctx.page.listing ? { listing: ctx.page.listing } : null),
  sample: sampleNode('vitrine:components/product-grid', {}),
}

/** The product of the page. */
export const productDetail = detail('vitrine:components/product-detail')

/** The product of the page as a pre-owned piece. */
export const preOwnedProductDetail = detail('vitrine:components/pre-owned-product-detail')

function carousel(id: string): Definition<ProductCarouselProps> {
  return {
    id,
    parse: (node, ctx) => {
      const products = attachProducts(node, 'productIds', ctx)
      const title = readText(node, 'title')
      return products.length === 0 || title === '' ? null : { title, link: readLink(node, ctx), products }
    },
    sample: sampleNode(id, {
      title: 'New this month',
      productIds: ['vitrine-commerce~2104-310-1', '{"definitionName":"vitrine-commerce","productId":"2104-310-2"}'],
    }),
  }
}

function detail(id: string): Definition<{ readonly product: PageProduct }> {
  return {
    id,
    title: 'must',
    parse: (_, ctx) => (ctx.page.product ? { product: ctx.page.product } : null),
    sample: sampleNode(id, {}),
  }
}
