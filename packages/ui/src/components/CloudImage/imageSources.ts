import type { AspectRatio, FocalPoint, ImageTransform } from '../../provider/UiProvider.js'

interface Source {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly focal?: FocalPoint | undefined
}

type ImageUrl = (src: string, transform: ImageTransform) => string

/** Widths the system asks for; every one is on the image service's allow-list. */
export const IMAGE_WIDTHS = [390, 480, 768, 1024, 1280, 1600, 1920] as const

const FALLBACK_WIDTH = 1024

/** `src`, `srcSet`, `width` and `height` of one image, cropped to `aspectRatio` around its focal point. */
export function imageSources(
  image: Source,
  imageUrl: ImageUrl,
  aspectRatio: AspectRatio | undefined,
  widths: readonly number[] = IMAGE_WIDTHS,
) {
  const crop = aspectRatio && { aspectRatio, focal: image.focal }
  const at = (width: number) => imageUrl(image.src, { width, format: 'auto', ...crop })
  return {
    src: at(widths.find((width) => width >= FALLBACK_WIDTH) ?? widths.at(-1) ?? FALLBACK_WIDTH),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    width: image.width,
    height: aspectRatio ? Math.round(image.width / ratioOf(aspectRatio)) : image.height,
  }
}

function ratioOf(aspectRatio: AspectRatio): number {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number)
  return width / height
}
