import type { ImageProps } from '@vitrine/ui/Image'
import { defineComponent } from '../fields/defineComponent.js'
import { asset, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/cloud-image'

/** One image in its own aspect ratio, never cropped: plans, certificates, artwork. */
export const cloudImage: Definition<ImageProps> = defineComponent({
  id: ID,
  note: 'An image in its own aspect ratio with a caption; never cropped.',
  fields: { image: asset.required, caption: text },
  props: ({ image, caption }) => ({
    image: { landscape: image, portrait: null, alt: image.alt },
    caption,
    isUncropped: true,
  }),
  sample: sampleNode(ID, { image: sampleImage, caption: 'The bench at noon.' }, ['image']),
})
