import type { PartnerBrandBannerSliderProps } from '@vitrine/ui/PartnerBrandBannerSlider'
import { defineComponent } from '../fields/defineComponent.js'
import { focalImage, link, list, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/partner-brand-banner-slider'

/** Banners of a partner brand: its images unaltered, its text below them. */
export const partnerBrandBannerSlider: Definition<PartnerBrandBannerSliderProps> = defineComponent({
  id: ID,
  note: 'Banners supplied by the partner brand and shown unaltered; for the official retailer section.',
  title: 'may',
  fields: {
    title: text,
    slides: list({ image: focalImage.required, overline: text, title: text.required, text, link }).required,
  },
  props: ({ title, slides }, { place: { isLead, isFirst } }) => ({
    label: title ?? slides[0]?.title ?? '',
    slides,
    headingLevel: isLead ? 1 : 2,
    fetchPriority: isFirst ? 'high' : undefined,
  }),
  sample: sampleNode(
    ID,
    {
      title: 'Corvane',
      slides: sampleData(
        {
          '0': sampleData({
            '@id': 'banner-0',
            image: sampleFocalImage,
            title: 'Made for the ridge',
            text: 'Forty-one millimetres of steel.',
          }),
          '1': sampleData({ '@id': 'banner-1', image: sampleFocalImage, title: 'Three hundred metres below' }),
        },
        ['0', '1'],
      ),
    },
    ['slides'],
  ),
})
