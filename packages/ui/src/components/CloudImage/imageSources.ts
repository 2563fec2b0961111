import type { AspectRatio, FocalPoint, ImageTransform } from '../../provider/UiProvider.js'

interface Source {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly focal?: FocalPoint | undefined
}

type ImageUrl = (src: string, transform: ImageTransform) => string

interface Addresses {
  readonly src: string | undefined
  readonly srcSet: string | undefined
}

/** An image without an address is a quiet tile with its words. */
const NOWHERE: Addresses = { src: undefined, srcSet: undefined }

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
  const { src, srcSet } = !image.src
    ? NOWHERE
    : aspectRatio
      ? addresses(image.src, imageUrl, widths, { aspectRatio, focal: image.focal })
      : rememberedAddresses(image.src, imageUrl, widths)
  const width = pixels(image.width)
  const height = aspectRatio ? width && Math.round(width / ratioOf(aspectRatio)) : pixels(image.height)
  return { src, srcSet, width, height }
}

function addresses(
  source: string,
  imageUrl: ImageUrl,
  widths: readonly number[],
  crop: Pick<ImageTransform, 'aspectRatio' | 'focal'> | undefined,
): Addresses {
  const at = (width: number) => imageUrl(source, { width, format: 'auto', ...crop })
  return {
    src: at(widths.find((width) => width >= FALLBACK_WIDTH) ?? widths.at(-1) ?? FALLBACK_WIDTH),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  }
}

/** Addresses kept per service and list of widths: a tile's six cost more than the rest of the tile. */
const memory = new WeakMap<ImageUrl, WeakMap<readonly number[], Map<string, Addresses>>>()

const MAX_REMEMBERED = 2000

function rememberedAddresses(source: string, imageUrl: ImageUrl, widths: readonly number[]): Addresses {
  let ofService = memory.get(imageUrl)
  if (!ofService) memory.set(imageUrl, (ofService = new WeakMap()))
  let known = ofService.get(widths)
  if (!known) ofService.set(widths, (known = new Map()))
  let found = known.get(source)
  if (!found) {
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(source, (found = addresses(source, imageUrl, widths, undefined)))
  }
  return found
}

/** A size that is none is left out; the frame then decides. */
function pixels(size: number): number | undefined {
  return size > 0 && size < Number.POSITIVE_INFINITY ? size : undefined
}

function ratioOf(aspectRatio: AspectRatio): number {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number)
  return width / height
}
