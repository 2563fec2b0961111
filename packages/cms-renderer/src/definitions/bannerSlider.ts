import type { BannerSliderBridgeProps } from '../bridges/BannerSliderBridge.js'
import { defineComponent } from '../fields/defineComponent.js'
import { area, text } from '../fields/fieldKinds.js'
import type { RenderNode } from '../nodes/renderNode.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/banner-slider'
const SLIDE = 'vitrine:components/homepage-hero-banner-slide'

/** A home page slider; its first slide may carry the h1 of the page. */
export const bannerSlider: Definition<BannerSliderBridgeProps> = defineComponent({
  id: ID,
  note: 'Home page slides, shown one at a time; visitors move between them.',
  fields: { title: text, slides: area.required },
  props: ({ title, slides }) => {
    const label = title ?? slides.map(titleOf).find((found) => found !== '')
    return label === undefined ? null : { label, nodes: slides }
  },
  sample: sampleNode(
    ID,
    {
      title: 'This season',
      slides: sampleData(
        {
          '0': sampleNode(SLIDE, {
            '@id': 'sample-slide-0',
            image: sampleFocalImage,
            title: 'Drawn on the bench',
            link: sampleData({ label: 'Visit the workshop', href: '/services' }),
            '@nodes': ['link'],
          }),
          '1': sampleNode(SLIDE, { '@id': 'sample-slide-1', image: sampleFocalImage, title: 'Pearls, matched by eye' }),
        },
        ['0', '1'],
      ),
    },
    ['slides'],
  ),
})

function titleOf({ props }: RenderNode): string {
  return 'title' in props && typeof props.title === 'string' ? props.title : ''
}
