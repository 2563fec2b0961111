import type { PushTeaserProps } from '@vitrine/ui/PushTeaser'
import { defineComponent } from '../fields/defineComponent.js'
import { choice, focalImage, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/push-teaser'

/** A small teaser for a service or an occasion. */
export const pushTeaser: Definition<PushTeaserProps> = defineComponent({
  id: ID,
  note: 'A small teaser for a service or an occasion, between two thin rules.',
  fields: {
    image: focalImage,
    overline: text,
    title: text.required,
    text,
    link,
    imageSide: choice(['left', 'right']),
  },
  props: ({ image, ...values }) => ({
    ...values,
    image: image ? { ...(image.portrait ?? image.landscape), alt: image.alt } : null,
  }),
  sample: sampleNode(
    ID,
    {
      image: sampleFocalImage,
      title: 'Pearls, matched by eye',
      text: 'A strand takes a season to match.',
      imageSide: 'right',
      link: sampleData({ label: 'See the strands', categoryId: 'vitrine-commerce~jewellery-pearls' }),
    },
    ['link'],
  ),
})
