import type { Gem } from '../../../seed/seedTypes.js'
import { type Vector, smoothstep, unit } from '../light.js'
import { type Facet, type GemCut, gemFacets } from './gemCut.js'

/** How a stone bends and swallows light. */
interface Optics {
  /** Refractive indices for red, green and blue; one number where the difference is not seen. */
  readonly indices: readonly number[]
  /** Loss of red, green and blue per radius of the stone. */
  readonly absorption: Vector
}

const OPTICS = {
  diamond: { indices: [2.405, 2.42, 2.437], absorption: [0.03, 0.02, 0.01] },
  emerald: { indices: [1.86], absorption: [2.7, 0.5, 1.25] },
  ruby: { indices: [1.98], absorption: [0.16, 2.3, 1.75] },
  sapphire: { indices: [1.98], absorption: [2.1, 1.2, 0.24] },
  aquamarine: { indices: [1.92], absorption: [0.34, 0.07, 0.03] },
} as const satisfies Record<Exclude<Gem, 'none' | 'pearl'>, Optics>

/** Stones that are faceted. */
export type CutGem = keyof typeof OPTICS

/** A traced ray: where it is and where it goes. */
interface Ray {
  x: number
  y: number
  z: number
  dx: number
  dy: number
  dz: number
}

const BOUNCES = 8
const SAMPLES = 2
const START = 4

/** Pixels (RGBA) of a stone in a square from -1.04 to 1.04, by following light through its facets. */
export function traceGem(gem: CutGem, cut: GemCut, edge: number, tilt: readonly [number, number]): Uint8Array {
  const planes = flatten(gemFacets(cut).map((facet) => leaning(facet, tilt)))
  const optics: Optics = OPTICS[gem]
  const pixels = new Uint8Array(edge * edge * 4)
  const sum = new Float64Array(4)
  for (let row = 0; row < edge; row += 1) {
    for (let column = 0; column < edge; column += 1) {
      sum.fill(0)
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const x = ((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / edge) * 2.08 - 1.04
        const y = ((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / edge) * 2.08 - 1.04
        addSample(sum, planes, optics, x, y)
      }
      write(pixels, (row * edge + column) * 4, sum)
    }
  }
  return pixels
}

/** Planes one after the other as x, y, z, distance: this loop runs a billion times. */
function flatten(facets: readonly Facet[]): Float64Array {
  return Float64Array.from(facets.flatMap(({ normal, distance }) => [...normal, distance]))
}

function addSample(
  sum: Float64Array,
  planes: Float64Array,
  { indices, absorption }: Optics,
  x: number,
  y: number,
): void {
  const [plane, depth] = enter(planes, x, y)
  if (plane < 0) return
  sum[3] = (sum[3] ?? 0) + 1
  const lights = indices.map((index, channel) => {
    const losses = indices.length === 1 ? absorption : [absorption[channel] ?? 0]
    return follow(planes, plane, { x, y, z: START - depth, dx: 0, dy: 0, dz: -1 }, index, losses)
  })
  const all = lights.flat()
  for (let channel = 0; channel < 3; channel += 1) sum[channel] = (sum[channel] ?? 0) + (all[channel] ?? 0)
}

function write(pixels: Uint8Array, at: number, sum: Float64Array): void {
  const hits = sum[3] ?? 0
  if (hits === 0) return
  for (let channel = 0; channel < 3; channel += 1) {
    const light = (sum[channel] ?? 0) / hits
    pixels[at + channel] = Math.round(250 * (1 - Math.exp(-1.75 * light)) ** 0.74)
  }
  pixels[at + 3] = Math.round((255 * hits) / (SAMPLES * SAMPLES))
}

/** First plane met by a view ray from above and how deep; -1 = the ray passes beside the stone. */
function enter(planes: Float64Array, x: number, y: number): readonly [plane: number, depth: number] {
  let near = -Infinity
  let far = Infinity
  let plane = -1
  for (let at = 0; at < planes.length; at += 4) {
    const nz = planes[at + 2] ?? 0
    const offset = (planes[at + 3] ?? 0) - ((planes[at] ?? 0) * x + (planes[at + 1] ?? 0) * y + nz * START)
    if (Math.abs(nz) < 1e-9) {
      if (offset < 0) return [-1, 0]
      continue
    }
    const t = -offset / nz
    if (nz > 0 && t > near) {
      near = t
      plane = at
    }
    if (nz < 0 && t < far) far = t
  }
  return near < far ? [plane, near] : [-1, 0]
}

/** Light that comes back along a ray, one number for each loss. */
function follow(planes: Float64Array, first: number, ray: Ray, index: number, losses: readonly number[]): number[] {
  let nx = planes[first] ?? 0
  let ny = planes[first + 1] ?? 0
  let nz = planes[first + 2] ?? 0
  const surface = fresnel(nz, 1, index)
  const gloss = surface * surroundings(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1)
  const lights = losses.map(() => gloss)
  let energy = 1 - surface
  let path = 0
  const ratio = 1 / index
  bend(ray, nx, ny, nz, ratio, nz)
  for (let bounce = 0; bounce < BOUNCES && energy > 0.02; bounce += 1) {
    let length = Infinity
    let exit = -1
    for (let at = 0; at < planes.length; at += 4) {
      const px = planes[at] ?? 0
      const py = planes[at + 1] ?? 0
      const pz = planes[at + 2] ?? 0
      const speed = px * ray.dx + py * ray.dy + pz * ray.dz
      if (speed <= 1e-7) continue
      const t = ((planes[at + 3] ?? 0) - px * ray.x - py * ray.y - pz * ray.z) / speed
      if (t < length && t > -1e-4) {
        length = t
        exit = at
      }
    }
    if (exit < 0) break
    path += length
    ray.x += ray.dx * length
    ray.y += ray.dy * length
    ray.z += ray.dz * length
    nx = -(planes[exit] ?? 0)
    ny = -(planes[exit + 1] ?? 0)
    nz = -(planes[exit + 2] ?? 0)
    const cos = -(ray.dx * nx + ray.dy * ny + ray.dz * nz)
    const out: Ray = { ...ray }
    const kept = bend(out, nx, ny, nz, index, cos) ? fresnel(cos, index, 1) : 1
    if (kept < 1) {
      const light = energy * (1 - kept) * surroundings(out.dx, out.dy, out.dz)
      for (let channel = 0; channel < losses.length; channel += 1) {
        lights[channel] = (lights[channel] ?? 0) + light * Math.exp(-(losses[channel] ?? 0) * path)
      }
    }
    energy *= kept
    ray.dx += 2 * cos * nx
    ray.dy += 2 * cos * ny
    ray.dz += 2 * cos * nz
  }
  return lights.map((light, channel) => light + energy * 0.3 * Math.exp(-(losses[channel] ?? 0) * path))
}

/** Bends a ray at a surface; false = total reflection, the ray is unchanged. */
function bend(ray: Ray, nx: number, ny: number, nz: number, ratio: number, cos: number): boolean {
  const square = 1 - ratio * ratio * (1 - cos * cos)
  if (square < 0) return false
  const along = ratio * cos - Math.sqrt(square)
  ray.dx = ratio * ray.dx + along * nx
  ray.dy = ratio * ray.dy + along * ny
  ray.dz = ratio * ray.dz + along * nz
  return true
}

/** The studio as a stone sees it: window top left, small lamps, the viewer's own shadow, pale paper below. */
function surroundings(x: number, y: number, z: number): number {
  const dome = z < 0 ? 0.78 + 0.4 * z : 0.64 - 0.24 * y
  const window = 1.9 * smoothstep(0.74, 0.9, -0.52 * x - 0.62 * y + 0.59 * z)
  const strip = 1.3 * smoothstep(0.86, 0.95, 0.82 * x - 0.1 * y + 0.56 * z)
  const lamps =
    2.6 *
    (lamp(0.3 * x + 0.62 * y + 0.72 * z) + lamp(-0.1 * x - 0.9 * y + 0.42 * z) + lamp(-0.8 * x + 0.3 * y + 0.52 * z))
  const viewer = smoothstep(0.88, 0.97, z) * 0.4
  const dark = 0.42 * smoothstep(0.5, 0.9, 0.7 * x - 0.7 * y) + 0.26 * smoothstep(0.4, 0.9, y)
  return Math.max(0.015, dome + window + strip + lamps - viewer - dark)
}

function lamp(nearness: number): number {
  return smoothstep(0.965, 0.985, nearness)
}

/** Schlick's approximation of the mirrored part. */
function fresnel(cos: number, from: number, to: number): number {
  const base = ((from - to) / (from + to)) ** 2
  return base + (1 - base) * (1 - Math.min(1, Math.max(0, cos))) ** 5
}

function leaning({ normal: [x, y, z], distance }: Facet, [around, over]: readonly [number, number]): Facet {
  const x1 = x * Math.cos(around) + z * Math.sin(around)
  const z1 = z * Math.cos(around) - x * Math.sin(around)
  const y2 = y * Math.cos(over) + z1 * Math.sin(over)
  return { normal: unit([x1, y2, z1 * Math.cos(over) - y * Math.sin(over)]), distance }
}
