import type { HeroBannerProps } from '@vitrine/ui/HeroBanner'
import { defineComponent } from '../fields/defineComponent.js'
import { choice, focalImage, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/hero-banner'

/** Full-bleed image with a title; the first one of a page renders the h1 and loads its image with priority. */
export const heroBanner: Definition<HeroBannerProps> = defineComponent({
  id: ID,
  note: 'A full-bleed image with a title on it; the first one of a page provides the title of the page.',
  title: 'may',
  fields: {
    image: focalImage,
    overline: text,
    title: text.required,
    text,
    link,
    tone: choice(['onDark', 'onLight']),
    size: choice(['full', 'medium']),
  },
  props: (values, { place: { isLead, isFirst } }) => ({
    ...values,
    image: values.image ?? null,
    headingLevel: isLead ? 1 : 2,
    fetchPriority: isFirst ? 'high' : undefined,
  }),
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
})
