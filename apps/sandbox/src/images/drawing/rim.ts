import type { Metal } from '../../seed/seedTypes.js'
import { brushed, polished } from './light.js'
import { metalColour } from './metal.js'
import { type Outline, type OutlinePoint, outlinePoints } from './outline.js'

/** One step of a rim's profile: how far in, and how steep its surface is there (1 = faces outwards, 0 = flat, -1 = inwards). */
export interface RimStep {
  readonly inset: number
  readonly tilt: number
}

/** A ring of metal between the outline and its insets, each small face lit by the studio. */
export function rim(shape: Outline, steps: readonly RimStep[], metal: Metal, finish: 'polished' | 'brushed'): string {
  const rings = steps.map((step) => outlinePoints(shape, step.inset))
  const faces: string[] = []
  for (let ring = 0; ring < rings.length - 1; ring += 1) {
    const outer = rings[ring] ?? []
    const inner = rings[ring + 1] ?? []
    const tilt = ((steps[ring]?.tilt ?? 0) + (steps[ring + 1]?.tilt ?? 0)) / 2
    for (let index = 0; index < outer.length; index += 1) {
      const a = outer[index]
      const b = outer[(index + 1) % outer.length]
      const c = inner[(index + 1) % inner.length]
      const d = inner[index]
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue
      faces.push(face(a, b, c, d, brightness(a, tilt, finish), metal))
    }
  }
  return faces.join('')
}

function brightness(point: OutlinePoint, tilt: number, finish: 'polished' | 'brushed'): number {
  const slope = Math.sin((tilt * Math.PI) / 2)
  const z = Math.cos((tilt * Math.PI) / 2)
  const normal = [point.nx * slope, point.ny * slope, z] as const
  return finish === 'polished' ? polished(normal) : brushed(normal)
}

/** Faces overlap by a hair, so no background shows between them. */
function face(a: OutlinePoint, b: OutlinePoint, c: OutlinePoint, d: OutlinePoint, light: number, metal: Metal): string {
  const cx = (a.x + b.x + c.x + d.x) / 4
  const cy = (a.y + b.y + c.y + d.y) / 4
  const corner = (p: OutlinePoint) => {
    const dx = p.x - cx
    const dy = p.y - cy
    const grow = 1 + 0.7 / (Math.hypot(dx, dy) || 1)
    return `${(cx + dx * grow).toFixed(1)} ${(cy + dy * grow).toFixed(1)}`
  }
  return `<path d="M${corner(a)}L${corner(b)}L${corner(c)}L${corner(d)}Z" fill="${metalColour(metal, light)}"/>`
}

/** A half-round profile from `from` to `to` in `count` steps. */
export function domed(from: number, to: number, count = 7): readonly RimStep[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    return { inset: from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * t)), tilt: 0.86 - 1.72 * t }
  })
}

/** A flat or sloped profile with one tilt. */
export function sloped(from: number, to: number, tilt: number): readonly RimStep[] {
  return [
    { inset: from, tilt },
    { inset: to, tilt },
  ]
}
