import type { TeaserProps } from '@vitrine/ui/Teaser'
import { defineComponent } from '../fields/defineComponent.js'
import { choice, focalImage, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

/** Image beside a text, on alternating sides. */
export const teaser = teaserDefinition('vitrine:components/teaser', false)

/** The same, from edge to edge. */
export const pushTeaser = teaserDefinition('vitrine:components/push-teaser', true)

function teaserDefinition(id: string, isFullBleed: boolean): Definition<TeaserProps> {
  return defineComponent({
    id,
    note: 'A picture beside a text and a link.',
    fields: {
      image: focalImage,
      overline: text,
      title: text.required,
      text,
      link,
      imageSide: choice(['left', 'right']),
    },
    props: (values) => ({ ...values, image: values.image ?? null, isFullBleed }),
    sample: sampleNode(
      id,
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
}
