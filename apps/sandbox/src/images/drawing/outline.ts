/** A point of an outline with its outward normal. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly nx: number
  readonly ny: number
}

/** A closed rounded shape: half width, half height, squareness (2 = ellipse, 10 = rectangle with round corners). */
export interface Outline {
  readonly a: number
  readonly b: number
  readonly squareness: number
}

const SAMPLES = 240

/** Points around the outline, moved inwards by `inset`. */
export function outlinePoints(shape: Outline, inset = 0, samples = SAMPLES): readonly OutlinePoint[] {
  const a = shape.a - inset
  const b = shape.b - inset
  const power = 2 / shape.squareness
  return Array.from({ length: samples }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const ux = Math.sign(cos) * Math.abs(cos) ** power
    const uy = Math.sign(sin) * Math.abs(sin) ** power
    const gx = (Math.sign(ux) * Math.abs(ux) ** (shape.squareness - 1)) / a
    const gy = (Math.sign(uy) * Math.abs(uy) ** (shape.squareness - 1)) / b
    const length = Math.hypot(gx, gy) || 1
    return { x: a * ux, y: b * uy, nx: gx / length, ny: gy / length }
  })
}

/** Path data of the outline. */
export function outlinePath(shape: Outline, inset = 0): string {
  const points = outlinePoints(shape, inset).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${points.join('L')}Z`
}

/** Point of the outline in a direction (degrees, 0 = up, clockwise), moved inwards by `inset`. */
export function outlineAt(shape: Outline, degrees: number, inset = 0): { x: number; y: number } {
  const a = shape.a - inset
  const b = shape.b - inset
  const radians = (degrees * Math.PI) / 180
  const x = Math.sin(radians)
  const y = -Math.cos(radians)
  const reach = (Math.abs(x / a) ** shape.squareness + Math.abs(y / b) ** shape.squareness) ** (-1 / shape.squareness)
  return { x: x * reach, y: y * reach }
}
