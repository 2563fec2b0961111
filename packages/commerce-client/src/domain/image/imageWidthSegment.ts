const WIRE_SEGMENT = 'w_300'

/** Image widths in px that replace the 300 px of the platform's URLs, by use (Spec §9 "Images"). */
export const imageWidths = {
  /** Zoomed image of a detail page. */
  zoom: 1600,
  /** Gallery of a detail page. */
  gallery: 1620,
  /** Gallery of a pre-owned or partner-brand detail page. */
  sectionGallery: 1320,
  /** Preview image for shared links. */
  share: 1200,
} as const

export type ImageUse = keyof typeof imageWidths

/**
 * Image URL with its width segment `w_300` replaced by the width for `use`.
 *
 * @throws Error 'The segment "w_300" was not found in the URL.' (Spec §8)
 */
export function imageWidthSegment(url: string, use: ImageUse): string {
  return replaceSegment(url, WIRE_SEGMENT, `w_${imageWidths[use]}`)
}

/** Replaces the first transform (delimited by commas or slashes) that equals `segment`. */
export function replaceSegment(url: string, segment: string, replacement: string): string {
  const isEdge = (character: string | undefined) => character === ',' || character === '/' || character === undefined
  for (let at = url.indexOf(segment); at !== -1; at = url.indexOf(segment, at + 1)) {
    const end = at + segment.length
    if (isEdge(url[at - 1]) && isEdge(url[end])) return url.slice(0, at) + replacement + url.slice(end)
  }
  throw new Error(`The segment "${segment}" was not found in the URL.`)
}
