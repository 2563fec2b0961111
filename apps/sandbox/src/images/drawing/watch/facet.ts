import type { Metal } from '../../../seed/seedTypes.js'
import { polished } from '../light.js'
import { metalColour } from '../metal.js'

export type Point = readonly [number, number]

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Turns points around 0,0; degrees, clockwise on screen. */
export function turned(points: readonly Point[], degrees: number): readonly Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const)
}

/** A roof-shaped bar of metal along the line `ridge`: its left and its right flank catch different light. */
export function roof(
  left: readonly Point[],
  right: readonly Point[],
  degrees: number,
  metal: Metal,
  slope = 0.34,
): string {
  const radians = (degrees * Math.PI) / 180
  const flank = (points: readonly Point[], side: number) => {
    const normal = [Math.cos(radians) * side * slope, Math.sin(radians) * side * slope, 1] as const
    const colour = metalColour(metal, Math.min(0.97, polished(normal) * 0.92 + 0.06))
    return `<path d="${polygon(turned(points, degrees))}" fill="${colour}" stroke="${colour}" stroke-width=".5"/>`
  }
  return flank(left, -1) + flank(right, 1)
}
