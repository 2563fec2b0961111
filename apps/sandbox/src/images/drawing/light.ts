/** A vector: x to the right, y downwards as in SVG, z towards the viewer. */
export type Vector = readonly [number, number, number]

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/**
 * Brightness (0 to 1) of the studio in a direction: a large window top left, a slim strip on the right, a pale card
 * above, a dark floor. Everything that mirrors looks it up here, so all pieces stand in the same light.
 */
function studio([x, y, z]: Vector): number {
  const wall = 0.44 - 0.14 * y + 0.1 * z
  const floor = smoothstep(0.02, 0.4, y) * 0.2
  const window = smoothstep(0.52, 0.85, -0.56 * x - 0.64 * y + 0.53 * z) * 0.6
  const strip = smoothstep(0.62, 0.82, x) * smoothstep(0.75, 0.3, Math.abs(y + 0.1)) * 0.4
  const card = smoothstep(0.9, 0.99, z) * 0.16
  const gobo = smoothstep(0.25, 0.6, x * 0.7 - y * 0.7) * smoothstep(0.95, 0.6, x * 0.7 - y * 0.7) * 0.2
  const bounce = smoothstep(0.5, 0.95, 0.3 * x + 0.85 * y - 0.2 * z) * 0.36
  return Math.min(1, Math.max(0.02, wall - floor + window + strip + card - gobo + bounce))
}

/** Brightness of a polished surface with this normal, seen from the front. */
export function polished(normal: Vector): number {
  const [x, y, z] = unit(normal)
  return studio([2 * z * x, 2 * z * y, 2 * z * z - 1])
}

/** Brightness of a brushed surface: the studio's light, blurred. */
export function brushed(normal: Vector): number {
  const [x, y, z] = unit(normal)
  return 0.5 + 0.34 * (-0.5 * x - 0.62 * y) + 0.12 * (z - 0.6)
}
