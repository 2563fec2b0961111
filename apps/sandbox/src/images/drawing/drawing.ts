/** A picture to be rasterised. */
export interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /**
   * A second SVG that is rasterised first, on nothing, and put into `svg` as a picture wherever `INSET` stands: for
   * sheets that show one piece many times.
   */
  readonly inset: string | null
}

/** Placeholder of the inset's data URI. */
export const INSET = '%INSET%'
