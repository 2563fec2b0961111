import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'

/**
 * Generates the outlines of StoreMap: `node packages/ui/scripts/makeMapOutlines.ts`. Natural Earth's countries (public
 * domain, from world-atlas) are clipped to Europe and its surroundings and simplified: finely near boutiques, coarsely
 * elsewhere.
 */

type Point = [lng: number, lat: number]

/** West, south, east, north, in degrees. */
const WINDOW = [-46, 12, 76, 75] as const
const FINE = [-11, 42, 20, 61] as const
const FINE_TOLERANCE = 0.009
const COARSE_TOLERANCE = 0.05
/** Steps per degree in the file. */
const PRECISION = 200

const isWithin = ([lng, lat]: Point, [west, south, east, north]: readonly [number, number, number, number]) =>
  lng >= west && lng <= east && lat >= south && lat <= north

const tolerance = (point: Point) => (isWithin(point, FINE) ? FINE_TOLERANCE : COARSE_TOLERANCE)

/** Douglas-Peucker with a tolerance that depends on the location. */
function simplified(points: readonly Point[]): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let split = 0
  for (const [index, point] of points.entries()) {
    const distance = distanceTo(point, first, last) / tolerance(point)
    if (distance > farthest) {
      farthest = distance
      split = index
    }
  }
  if (farthest <= 1) return [first, last]
  return [...simplified(points.slice(0, split + 1)), ...simplified(points.slice(split)).slice(1)]
}

function distanceTo(point: Point, from: Point, to: Point): number {
  const scale = Math.cos((point[1] * Math.PI) / 180)
  const [px, py] = [point[0] * scale, point[1]]
  const [ax, ay] = [from[0] * scale, from[1]]
  const [bx, by] = [to[0] * scale, to[1]]
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length))
  return Math.hypot(px - ax - along * dx, py - ay - along * dy)
}

/** Sutherland-Hodgman: the part of a ring inside the window. */
function clippedRing(ring: readonly Point[]): Point[] {
  const edges: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, WINDOW[0], 1],
    [0, WINDOW[2], -1],
    [1, WINDOW[1], 1],
    [1, WINDOW[3], -1],
  ]
  let points = [...ring]
  for (const [axis, limit, sign] of edges) {
    const isIn = (point: Point) => (point[axis] - limit) * sign >= 0
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      const crossing = isIn(point) === isIn(before) ? [] : [crossingOf(before, point, axis, limit)]
      return isIn(point) ? [...crossing, point] : crossing
    })
  }
  return points
}

function crossingOf(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The parts of a line inside the window. */
function clippedLine(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [[]]
  for (const point of line) {
    if (isWithin(point, WINDOW)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Whether an island is too small to draw. */
function isSpeck(ring: readonly Point[]): boolean {
  const [first] = ring
  return !first || area(ring) < (isWithin(first, FINE) ? 0.0025 : 0.06)
}

/**
 * Delta encoding of the coordinates in steps, five bits per printable character, similar to Google's polyline format.
 */
function encoded(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  let text = ''
  for (const point of points) {
    const nextX = Math.round(point[0] * PRECISION)
    const nextY = Math.round(point[1] * PRECISION)
    if (text !== '' && nextX === x && nextY === y) continue
    text += characters(nextX - x) + characters(nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return text
}

// From "0" on: no quotation mark and, with one exception that is left out, no backslash.
const ALPHABET = Array.from({ length: 65 }, (_, index) => String.fromCharCode(48 + index)).filter((c) => c !== '\\')

function characters(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let text = ''
  while (rest >= 32) {
    text += ALPHABET[32 + (rest % 32)]
    rest = Math.floor(rest / 32)
  }
  return text + ALPHABET[rest]
}

type Topology = Parameters<typeof merge>[0]
type Countries = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }> & {
  readonly geometries: Parameters<typeof merge>[1]
}

const source = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
const topology: Topology & { readonly objects: { readonly countries: Countries } } = JSON.parse(
  readFileSync(source, 'utf8'),
)
const { transform } = topology
if (!transform)
  throw new Error(
    'world-atlas has changed: its topology is not quantised. Pin the previous version or decode absolute coordinates.',
  )
const [scaleX, scaleY] = transform.scale
const [offsetX, offsetY] = transform.translate
const arcs = topology.arcs.map((arc) => {
  let [x, y] = [0, 0]
  const points = arc.map(([dx = 0, dy = 0]): Point => {
    x += dx
    y += dy
    return [x * scaleX + offsetX, y * scaleY + offsetY]
  })
  return simplified(points)
})
const simple: Topology = { type: 'Topology', arcs, objects: topology.objects }
const { countries } = topology.objects
const asPoints = (positions: readonly (readonly number[])[]) => positions.map(([lng = 0, lat = 0]): Point => [lng, lat])

const land = merge(simple, countries.geometries)
  .coordinates.flatMap((polygon) => polygon.slice(0, 1).map((ring) => clippedRing(asPoints(ring))))
  .filter((ring) => ring.length > 3 && !isSpeck(ring))
// Inland seas are holes of the land.
const water = merge(simple, countries.geometries)
  .coordinates.flatMap((polygon) => polygon.slice(1).map((ring) => clippedRing(asPoints(ring))))
  .filter((ring) => ring.length > 3 && !isSpeck(ring))
const borders = mesh(simple, countries, (a, b) => a !== b).coordinates.flatMap((line) => clippedLine(asPoints(line)))

const list = (name: string, words: string, lines: readonly (readonly Point[])[]) =>
  `/** ${words} */\nexport const ${name}: readonly string[] = [\n${lines.map((line) => `  '${encoded(line)}',\n`).join('')}]\n`
const text = [
  '// Generated by scripts/makeMapOutlines.ts from Natural Earth (public domain).\n',
  `/** Steps per degree. */\nexport const PRECISION = ${PRECISION}\n`,
  `/** West, south, east and north edge, in degrees. */\nexport const WINDOW = [${WINDOW.join(', ')}] as const\n`,
  list('land', 'Coastlines as closed rings.', land),
  list('water', 'Inland seas as closed rings.', water),
  list('borders', 'Borders between countries.', borders),
].join('\n')
writeFileSync(new URL('../src/components/StoreMap/generated/europe.ts', import.meta.url), text)
console.log(`${land.length} coasts, ${water.length} inland seas, ${borders.length} borders, ${text.length} characters`)
