import type { TeaserProps } from '@vitrine/ui/Teaser'
import { readChoice, readOptionalText, readText } from '../nodes/fieldReaders.js'
import type { Definition } from './definition.js'
import { readLink } from './readLink.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

/** Image beside a text, on alternating sides. */
export const teaser = teaserDefinition('vitrine:components/teaser', false)

/** The same, from edge to edge. */
export const pushTeaser = teaserDefinition('vitrine:components/push-teaser', true)

function teaserDefinition(id: string, isFullBleed: boolean): Definition<TeaserProps> {
  return {
    id,
    parse: (node, ctx) => {
      const title = readText(node, 'title')
      if (title === '') return null
      return {
        image: ctx.assets.focalImage(node.fields.get('image')),
        overline: readOptionalText(node, 'overline'),
        title,
        text: readOptionalText(node, 'text'),
        link: readLink(node, ctx),
        imageSide: readChoice(node, 'imageSide', ['left', 'right'], 'left'),
        isFullBleed,
      }
    },
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
  }
}
