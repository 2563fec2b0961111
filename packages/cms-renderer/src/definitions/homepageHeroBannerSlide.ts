import type { HomepageHeroBannerSlideProps } from '@vitrine/ui/HomepageHeroBannerSlide'
import { defineComponent } from '../fields/defineComponent.js'
import { choice, focalImage, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/homepage-hero-banner-slide'

/** A full-bleed photograph with a short text: a slide of `banner-slider`, or used alone. */
export const homepageHeroBannerSlide: Definition<HomepageHeroBannerSlideProps> = defineComponent({
  id: ID,
  note: 'A full-bleed photograph with a short text; inside a banner-slider or alone.',
  title: 'may',
  fields: {
    image: focalImage.required,
    overline: text,
    title: text.required,
    text,
    link,
    tone: choice(['onDark', 'onLight']),
  },
  props: ({ link: way, ...values }, { place: { isLead, isFirst } }) => ({
    ...values,
    links: way ? [way] : [],
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
      link: sampleData({ label: 'Visit the workshop', href: '/services' }),
    },
    ['link'],
  ),
})
