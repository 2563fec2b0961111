import type { Vector } from './light.js'
import type { Station } from './sweep.js'

/** How a ring lies: its axis starts upright (towards the top edge); angles in degrees. */
export interface Pose {
  /** Tips the ring's front towards the viewer's eye: 0 = seen edge-on, 90 = seen as a full circle. */
  readonly tilt: number
  /** Turns the ring around its own upright axis after tipping. */
  readonly yaw?: number | undefined
}

/** Puts a vector of the ring's own space (x right, y along the axis, z to the front) before the viewer. */
export function posed([x, y, z]: Vector, { tilt, yaw = 0 }: Pose): Vector {
  const t = (tilt * Math.PI) / 180
  const w = (yaw * Math.PI) / 180
  const y1 = y * Math.cos(t) - z * Math.sin(t)
  const z1 = y * Math.sin(t) + z * Math.cos(t)
  return [x * Math.cos(w) + z1 * Math.sin(w), y1, z1 * Math.cos(w) - x * Math.sin(w)]
}

/** Stations of a circle; part 0 is the front, the circle runs to the right. */
export function hoop(radius: number, pose: Pose, count = 200, squash = 1): readonly Station[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    const length = Math.hypot(sin * squash, cos) || 1
    return {
      at: posed([radius * sin, 0, radius * squash * cos], pose),
      up: posed([(sin * squash) / length, 0, cos / length], pose),
      side: posed([0, 1, 0], pose),
    }
  })
}
