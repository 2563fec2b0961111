/** A picture to be rasterised. */
export interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Margin of `svg` around the picture, cut off after drawing; see `Sheet.document`. */
  readonly bleed: number
  /**
   * Further SVGs that are rasterised first, on nothing, and put into `svg` as pictures wherever their `insetMark` stands:
   * for sheets that show one piece many times.
   */
  readonly insets: readonly string[]
}

/** Placeholder of an inset's data URI. */
export function insetMark(index: number): string {
  return `%INSET${index}%`
}
