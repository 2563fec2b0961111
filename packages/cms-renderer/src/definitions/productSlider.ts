import type { ProductSliderProps } from '@vitrine/ui/ProductSlider'
import { defineComponent } from '../fields/defineComponent.js'
import { link, products, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/product-slider'

/** A few products, shown large and one at a time. */
export const productSlider: Definition<ProductSliderProps> = defineComponent({
  id: ID,
  note: 'One to twelve products, shown large and one at a time.',
  fields: { title: text.required, link, productIds: products.required },
  props: ({ title, link: way, productIds }) => ({
    title,
    link: way,
    items: productIds.map((product) => ({ product })),
  }),
  sample: sampleNode(ID, {
    title: 'Three of the season',
    productIds: ['vitrine-commerce~2104-310-1', '{"definitionName":"vitrine-commerce","productId":"2104-310-2"}'],
  }),
})
