/** The source image of all sizes of an image. */
export interface Master {
  /** Changes whenever the image changes, so that caches serve nothing outdated. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The image as PNG; `scale` 0.5 allows half the width and height to save work. */
  render(scale: number): Promise<Buffer>
}

/** Finds masters by public id. */
export interface Masters {
  /** Every public id that the catalogue and the CMS may use. */
  ids(): readonly string[]
  /** null = there is no such image, or no photograph of it. */
  find(publicId: string): Master | null
}
