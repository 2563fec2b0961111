/** Area of every logo in px², so that wide and tall logos have the same visual weight. */
const AREA = 5600
const MAX_WIDTH = 168
const MAX_HEIGHT = 64
/** Aspect ratio of a file with unknown size. */
const USUAL_RATIO = 3

interface Size {
  readonly width: number
  readonly height: number
}

/** Displayed size of a logo, in px. */
export function logoSize({ width, height }: Size): Size {
  const given = width / height
  const ratio = given > 0 && given < Number.POSITIVE_INFINITY ? given : USUAL_RATIO
  const ideal = Math.sqrt(AREA * ratio)
  const shown = Math.min(ideal, MAX_WIDTH, MAX_HEIGHT * ratio)
  return { width: Math.max(1, Math.round(shown)), height: Math.max(1, Math.round(shown / ratio)) }
}
