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

/** An image without an address renders a plain tile with its alternative text. */
const NOWHERE: Addresses = { src: undefined, srcSet: undefined }

/** Default widths; each is on the image service's allow-list. */
export const IMAGE_WIDTHS = [390, 480, 768, 1024, 1280, 1600, 1920, 3840] as const

/** Further allow-listed widths, offered only when the image has exactly this width. */
const OWN_WIDTHS: readonly number[] = [1200, 1320, 1620]

const FALLBACK_WIDTH = 1024

/** `src`, `srcSet`, `width` and `height` of one image, cropped to `aspectRatio` around its focal point. */
export function imageSources(
  image: Source,
  imageUrl: ImageUrl,
  aspectRatio: AspectRatio | undefined,
  widths: readonly number[] = IMAGE_WIDTHS,
) {
  const width = pixels(image.width)
  const ratio = aspectRatio && ratioOf(aspectRatio)
  const height = ratio ? width && Math.round(width / ratio) : pixels(image.height)
  // A narrow crop of a wide image is narrower than the image.
  const most = Math.min(...[image.width, ratio ? image.height * ratio : 0].filter((size) => size > 0))
  const { src, srcSet } = !image.src
    ? NOWHERE
    : aspectRatio
      ? addresses(image.src, imageUrl, offered(widths, most), { aspectRatio, focal: image.focal })
      : rememberedAddresses(image.src, imageUrl, widths, most)
  return { src, srcSet, width, height }
}

/** Widths that the image has enough pixels for; at least the smallest. */
function offered(widths: readonly number[], most: number): readonly number[] {
  const found = widths.filter((width) => width <= most)
  if (found.length < widths.length && OWN_WIDTHS.includes(most)) found.push(most)
  return found.length === 0 ? widths.slice(0, 1) : found
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

/** Caches URLs by service and list of widths: building the six of a tile costs more than the rest of the tile. */
const memory = new WeakMap<ImageUrl, WeakMap<readonly number[], Map<string, Addresses>>>()

const MAX_REMEMBERED = 2000

function rememberedAddresses(source: string, imageUrl: ImageUrl, widths: readonly number[], most: number): Addresses {
  let ofService = memory.get(imageUrl)
  if (!ofService) memory.set(imageUrl, (ofService = new WeakMap()))
  let known = ofService.get(widths)
  if (!known) ofService.set(widths, (known = new Map()))
  const key = `${most} ${source}`
  let found = known.get(key)
  if (!found) {
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(key, (found = addresses(source, imageUrl, offered(widths, most), undefined)))
  }
  return found
}

/** Omits an invalid size; the frame then determines the size. */
function pixels(size: number): number | undefined {
  return size > 0 && size < Number.POSITIVE_INFINITY ? size : undefined
}

function ratioOf(aspectRatio: AspectRatio): number {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number)
  return width / height
}
