import type { FocalImageData } from '../FocalImage/FocalImage.js'

/** The crop that is there stands in for the one that is not; `null` = there is none. */
export function withAddress(image: FocalImageData | null): FocalImageData | null {
  if (!image) return null
  const portrait = image.portrait?.src ? image.portrait : null
  if (image.landscape.src) return { ...image, portrait }
  return portrait && { ...image, landscape: portrait, portrait }
}
