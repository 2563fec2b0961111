import type { Metal } from '../../seed/seedTypes.js'
import { type Vector, brushed, polished, unit } from './light.js'
import { metalColour } from './metal.js'

/** A point of a path with the plane in which the profile stands. */
export interface Station {
  readonly at: Vector
  /** Across the profile. */
  readonly side: Vector
  /** Away from the path's inside. */
  readonly up: Vector
}

/** A point of a profile with its outward normal, in side and up. */
export interface ProfilePoint {
  readonly side: number
  readonly up: number
  readonly sideNormal: number
  readonly upNormal: number
}

interface Face {
  readonly depth: number
  readonly markup: string
}

export interface SweepOptions {
  readonly metal: Metal
  readonly finish?: 'polished' | 'brushed' | undefined
  readonly isClosed?: boolean | undefined
  /** Scales the profile along the path, 0 to 1. */
  readonly taper?: ((part: number) => number) | undefined
}

/** A solid swept along stations, as lit faces from back to front; only faces that look at the viewer are drawn. */
export function sweep(
  stations: readonly Station[],
  profile: readonly ProfilePoint[],
  options: SweepOptions,
): readonly Face[] {
  const faces: Face[] = []
  const last = options.isClosed === true ? stations.length : stations.length - 1
  for (let index = 0; index < last; index += 1) {
    const a = stations[index]
    const b = stations[(index + 1) % stations.length]
    if (a === undefined || b === undefined) continue
    const taperA = options.taper?.(index / stations.length) ?? 1
    const taperB = options.taper?.((index + 1) / stations.length) ?? 1
    for (let p = 0; p < profile.length; p += 1) {
      const from = profile[p]
      const to = profile[(p + 1) % profile.length]
      if (from === undefined || to === undefined) continue
      const face = lit(a, b, from, to, taperA, taperB, options)
      if (face !== null) faces.push(face)
    }
  }
  return faces
}

/** Joins faces of several solids in the order in which they cover one another. */
export function paint(faces: readonly Face[]): string {
  return faces
    .toSorted((a, b) => a.depth - b.depth)
    .map((face) => face.markup)
    .join('')
}

function lit(
  a: Station,
  b: Station,
  from: ProfilePoint,
  to: ProfilePoint,
  taperA: number,
  taperB: number,
  options: SweepOptions,
): Face | null {
  const normal = unit(
    sum(a.side, (from.sideNormal + to.sideNormal) / 2, a.up, (from.upNormal + to.upNormal) / 2, b.side, b.up),
  )
  if (normal[2] <= -0.02) return null
  const corners = [point(a, from, taperA), point(a, to, taperA), point(b, to, taperB), point(b, from, taperB)]
  const cx = corners.reduce((total, corner) => total + corner[0], 0) / 4
  const cy = corners.reduce((total, corner) => total + corner[1], 0) / 4
  const depth = corners.reduce((total, corner) => total + corner[2], 0) / 4
  const grown = corners.map(([x, y]) => {
    const grow = 1 + 0.8 / (Math.hypot(x - cx, y - cy) || 1)
    return `${(cx + (x - cx) * grow).toFixed(1)} ${(cy + (y - cy) * grow).toFixed(1)}`
  })
  const light = options.finish === 'brushed' ? brushed(normal) : polished(normal)
  const fill = metalColour(options.metal, edgeDarkened(light, normal[2]))
  return { depth, markup: `<path d="M${grown.join('L')}Z" fill="${fill}"/>` }
}

/** Grazing faces mirror the dark room behind the piece; it draws the outline of polished metal. */
function edgeDarkened(light: number, facing: number): number {
  return light * (0.6 + 0.4 * Math.min(1, Math.max(0, facing) * 3.2))
}

function sum(sideA: Vector, s: number, upA: Vector, u: number, sideB: Vector, upB: Vector): Vector {
  return [
    (sideA[0] + sideB[0]) * s + (upA[0] + upB[0]) * u,
    (sideA[1] + sideB[1]) * s + (upA[1] + upB[1]) * u,
    (sideA[2] + sideB[2]) * s + (upA[2] + upB[2]) * u,
  ]
}

function point({ at, side, up }: Station, profile: ProfilePoint, scale: number): Vector {
  const s = profile.side * scale
  const u = profile.up * scale
  return [at[0] + side[0] * s + up[0] * u, at[1] + side[1] * s + up[1] * u, at[2] + side[2] * s + up[2] * u]
}

/** A rounded profile: half widths, squareness 2 = ellipse, 4 = rounded rectangle. */
export function roundedProfile(halfSide: number, halfUp: number, squareness = 2, count = 18): readonly ProfilePoint[] {
  const power = 2 / squareness
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const x = Math.sign(cos) * Math.abs(cos) ** power
    const y = Math.sign(sin) * Math.abs(sin) ** power
    const gx = (Math.sign(x) * Math.abs(x) ** (squareness - 1)) / halfSide
    const gy = (Math.sign(y) * Math.abs(y) ** (squareness - 1)) / halfUp
    const length = Math.hypot(gx, gy) || 1
    return { side: x * halfSide, up: y * halfUp, sideNormal: gx / length, upNormal: gy / length }
  })
}

/** Stations along points; the profile's `up` stays near `reference`. */
export function stationsAlong(points: readonly Vector[], reference: Vector, isClosed = false): readonly Station[] {
  const count = points.length
  return points.map((at, index) => {
    const before = points[isClosed ? (index - 1 + count) % count : Math.max(0, index - 1)] ?? at
    const after = points[isClosed ? (index + 1) % count : Math.min(count - 1, index + 1)] ?? at
    const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    const dot = along[0] * reference[0] + along[1] * reference[1] + along[2] * reference[2]
    const up = unit([reference[0] - along[0] * dot, reference[1] - along[1] * dot, reference[2] - along[2] * dot])
    return { at, up, side: cross(along, up) }
  })
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
