import type { HeroBannerProps } from '@vitrine/ui/HeroBanner'
import { readChoice, readOptionalText, readText } from '../nodes/fieldReaders.js'
import type { Definition } from './definition.js'
import { readLink } from './readLink.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/hero-banner'

/** Full-bleed image with a title; the first of a page carries its h1 and loads its image first. */
export const heroBanner: Definition<HeroBannerProps> = {
  id: ID,
  title: 'may',
  parse: (node, ctx, { isLead, isFirst }) => {
    const title = readText(node, 'title')
    if (title === '') return null
    return {
      image: ctx.assets.focalImage(node.fields.get('image')),
      overline: readOptionalText(node, 'overline'),
      title,
      text: readOptionalText(node, 'text'),
      link: readLink(node, ctx),
      tone: readChoice(node, 'tone', ['onDark', 'onLight'], 'onDark'),
      size: readChoice(node, 'size', ['full', 'medium'], 'full'),
      headingLevel: isLead ? 1 : 2,
      priority: isFirst,
    }
  },
  sample: sampleNode(
    ID,
    {
      image: sampleFocalImage,
      overline: 'The workshop',
      title: 'Time, taken apart',
      text: 'Forty watchmakers, one bench each.',
      link: sampleData({ label: 'Visit the workshop', href: '/services', type: 'internal' }),
    },
    ['link'],
  ),
}
