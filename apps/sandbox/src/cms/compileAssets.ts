import { IMAGE_BASE } from '../commerce/siteConfig.js'
import type { Localised } from '../seed/localised.js'
import type { Place } from './place.js'
import { escaped, localised } from './compileText.js'
import type { ContentAsset, ContentCrop, ContentImage } from './contentTypes.js'
import { type DeliveryNode, system } from './deliveryNode.js'
import { nodeId } from './nodeId.js'

/** A focal image: two crops from the image provider, each with its focal point (Spec §3). */
export function focalImage(image: ContentImage, name: string, path: string, place: Place): DeliveryNode {
  const { landscape, portrait, alt } = image
  const crop = (side: string, { focalPoint, ...file }: ContentCrop): DeliveryNode => ({
    ...system(side, `${path}/${side}`, 'mgnl:contentNode'),
    image: asset({ ...file, mimeType: 'image/jpeg', alt }, place),
    focalPoint,
  })
  return {
    ...system(name, path, 'mgnl:contentNode'),
    landscapeFocalImage: crop('landscapeFocalImage', landscape),
    portraitFocalImage: crop('portraitFocalImage', portrait),
    ...texts('altText', alt, place),
    '@nodes': ['landscapeFocalImage', 'portraitFocalImage'],
  }
}

/** One picture as an asset, with numbers as text. */
export function asset({ file, mimeType, width, height, placeholder, alt }: ContentAsset, place: Place) {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return {
    '@name': name.slice(0, name.lastIndexOf('.')),
    '@path': `/${file}`,
    '@id': `jcr:${nodeId(file)}`,
    '@link': `${IMAGE_BASE}${file}`,
    metadata: {
      fileName: name,
      mimeType,
      type: 'image',
      format: mimeType,
      width: String(width),
      height: String(height),
      ...(placeholder !== null && { placeholder }),
      ...texts('title', alt, place),
    },
  }
}

function texts(name: string, value: Localised, place: Place): Readonly<Record<string, string>> {
  return Object.fromEntries(localised(name, value, place, escaped))
}
