import type { RetailerFrameBridgeProps } from '../bridges/RetailerFrameBridge.js'
import { defineComponent } from '../fields/defineComponent.js'
import { area, focalImage, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/retailer-frame'

/** The official retailer frame around the section of a partner brand (decision 37). */
export const retailerFrame: Definition<RetailerFrameBridgeProps> = defineComponent({
  id: ID,
  note: 'The official retailer frame around the section of a partner brand.',
  fields: {
    title: { ...text.required, note: 'Name of the partner brand, as the brand spells it.' },
    text: { ...text, note: 'The wording required by the contract, such as “Official retailer of Corvane”.' },
    image: { ...focalImage, note: 'Image at the top of the section.' },
    link: { ...link, note: 'Contact link of the retailer, at the foot of the section.' },
    content: area,
  },
  props: ({ title, text: statement, image = null, link: contact, content = [] }) => ({
    brand: title,
    statement,
    image,
    contacts: contact ? [contact] : [],
    nodes: content,
  }),
  sample: sampleNode(
    ID,
    {
      title: 'Corvane',
      text: 'Official retailer of Corvane',
      image: sampleFocalImage,
      link: sampleData({ label: 'Our boutique', href: '/boutiques' }),
      content: sampleData(
        {
          '0': sampleNode('vitrine:components/quote-text', {
            '@id': 'sample-frame-quote',
            quote: 'Made for the ridge.',
          }),
        },
        ['0'],
      ),
    },
    ['link', 'content'],
  ),
})
