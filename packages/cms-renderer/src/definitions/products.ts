import type { ProductCarouselProps } from '@vitrine/ui/ProductCarousel'
import { defineComponent } from '../fields/defineComponent.js'
import { link, products, text } from '../fields/fieldKinds.js'
import type { PageListing, PageProduct } from '../nodes/pageContent.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

/** Products chosen by an editor, in a horizontally scrolling row. */
export const productCarousel: Definition<ProductCarouselProps> = defineComponent({
  id: 'vitrine:components/product-carousel',
  note: 'Selected products in a horizontally scrolling row.',
  fields: { title: text.required, link, productIds: products.required },
  props: ({ title, link, productIds }) => ({ title, link, products: productIds }),
  sample: sampleNode('vitrine:components/product-carousel', {
    title: 'New this month',
    productIds: ['vitrine-commerce~2104-310-1', '{"definitionName":"vitrine-commerce","productId":"2104-310-2"}'],
  }),
})

/** The listing of a category or search page; null on other pages. */
export const productGrid: Definition<{ readonly listing: PageListing }> = defineComponent({
  id: 'vitrine:components/product-grid',
  note: 'The listing of the page. Filled by the shop on category pages and the search page.',
  title: 'must',
  fields: {},
  props: (_, { ctx }) => (ctx.page.listing ? { listing: ctx.page.listing } : null),
  sample: sampleNode('vitrine:components/product-grid', {}),
})

/** The product of the page. */
export const productDetail = detail('vitrine:components/product-detail', 'The product of the page. Filled by the shop.')

/** The product of the page as a pre-owned product. */
export const preOwnedProductDetail = detail(
  'vitrine:components/pre-owned-product-detail',
  'The product of the page as a pre-owned product. Filled by the shop.',
)

function detail(id: string, note: string): Definition<{ readonly product: PageProduct }> {
  return defineComponent({
    id,
    note,
    title: 'must',
    fields: {},
    props: (_, { ctx }) => (ctx.page.product ? { product: ctx.page.product } : null),
    sample: sampleNode(id, {}),
  })
}
