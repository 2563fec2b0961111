/** A picture to be rasterised. */
export interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Margin of `svg` around the picture, cut off after drawing; see `Sheet.document`. */
  readonly bleed: number
}
