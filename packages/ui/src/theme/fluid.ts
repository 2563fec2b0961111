const NARROW = 390
const WIDE = 1440
const ROOT = 16
const LARGEST_TEXT = 20

/**
 * A length that grows from `min` px at a 390 px viewport to `max` px at 1440 px, in rem so that it follows the reader's
 * text size.
 */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (WIDE - NARROW)
  const intercept = min - slope * NARROW
  return `clamp(${floor(min)}, ${rem(intercept)} + ${round(slope * 100)}vw, ${rem(max)})`
}

/** Large lengths shrink further below 390 px; running text does not. */
function floor(min: number): string {
  return min > LARGEST_TEXT ? `min(${rem(min)}, ${round((min / NARROW) * 100)}vw)` : rem(min)
}

/** Converts px of the design to rem. */
export function rem(px: number): string {
  return `${round(px / ROOT)}rem`
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
