import type { ImageTransform } from '@vitrine/ui/provider'

const MARKER = '/image/upload/'

/**
 * Same-origin URL of an image service picture in a given size: `/images/{cloud}/image/upload/{transforms}/{id}`
 * (Spec §9 "Images"). Other URLs are returned unchanged.
 */
export function imageUrl(src: string, transform: ImageTransform): string {
  const at = src.indexOf(MARKER)
  if (at === -1) return src
  const cloudName = src.slice(src.lastIndexOf('/', at - 1) + 1, at)
  const rest = src.slice(at + MARKER.length)
  const publicId = rest.slice(transformsLength(rest))
  return `/images/${cloudName}${MARKER}${transforms(transform)}/${publicId}`
}

/** URL of a picture in rich text: resized from the site's origin, else validated by the design system. */
export function textImageSource(href: string, width?: number): string {
  return width === undefined ? href : imageUrl(href, { width, format: 'auto' })
}

/** Length of a leading transform segment with its slash; a segment of `{letter}_…` parts is a transform. */
function transformsLength(rest: string): number {
  const slash = rest.indexOf('/')
  return slash > 0 && isTransform(rest.slice(0, slash)) ? slash + 1 : 0
}

function isTransform(segment: string): boolean {
  return segment.split(',').every((part) => /^(?:c|f|w|h|ar|g|x|y)_/.test(part))
}

function transforms({ width, height, aspectRatio, focal, format = 'auto' }: ImageTransform): string {
  const parts = [aspectRatio || height ? 'c_fill' : 'c_limit', `f_${format}`, `w_${width}`]
  if (height) parts.push(`h_${height}`)
  if (aspectRatio) parts.push(`ar_${aspectRatio}`)
  if (aspectRatio && focal) parts.push('g_xy_center', `x_${fraction(focal.x)}`, `y_${fraction(focal.y)}`)
  return parts.join(',')
}

/** Percent → fraction with two decimals, so that similar focal points share one cached picture. */
function fraction(percent: number): string {
  return (Math.round(percent) / 100).toFixed(2)
}
