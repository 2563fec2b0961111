import type { TeaserProps } from '@vitrine/ui/Teaser'
import { defineComponent } from '../fields/defineComponent.js'
import { choice, flag, focalImage, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/teaser'

/** Image next to a text. */
export const teaser: Definition<TeaserProps> = defineComponent({
  id: ID,
  note: 'An image next to a text with a link.',
  fields: {
    image: focalImage,
    overline: text,
    title: text.required,
    text,
    link,
    imageSide: choice(['left', 'right']),
    isFullBleed: { ...flag, note: 'Full-bleed.' },
  },
  props: (values) => ({ ...values, image: values.image ?? null }),
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
