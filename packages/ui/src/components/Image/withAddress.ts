import type { FocalImageData } from '../FocalImage/FocalImage.js'

/** Substitutes the available crop for a missing one; `null` = neither is available. */
export function withAddress(image: FocalImageData | null): FocalImageData | null {
  if (!image) return null
  const portrait = image.portrait?.src ? image.portrait : null
  if (image.landscape.src) return { ...image, portrait }
  return portrait && { ...image, landscape: portrait, portrait }
}
