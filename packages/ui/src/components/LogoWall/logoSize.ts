/** Surface that every logo covers, in square pixels: wide and tall ones then weigh the same to the eye. */
const AREA = 5600
const MAX_WIDTH = 168
const MAX_HEIGHT = 64
/** Of a file whose size is unknown. */
const USUAL_RATIO = 3

interface Size {
  readonly width: number
  readonly height: number
}

/** Size in which a logo is shown, in pixels. */
export function logoSize({ width, height }: Size): Size {
  const given = width / height
  const ratio = given > 0 && given < Number.POSITIVE_INFINITY ? given : USUAL_RATIO
  const ideal = Math.sqrt(AREA * ratio)
  const shown = Math.min(ideal, MAX_WIDTH, MAX_HEIGHT * ratio)
  return { width: Math.max(1, Math.round(shown)), height: Math.max(1, Math.round(shown / ratio)) }
}
