import type { DesignRef, Gem, Metal } from '../../../seed/seedTypes.js'
import type { GemCut } from '../gem/gemCut.js'
import { assertNever } from '../assertNever.js'
import { clawed, pave } from '../gem/setting.js'
import { type Pose, hoop, posed } from '../hoop.js'
import type { Vector } from '../light.js'
import { type Sheet, n, place } from '../sheet.js'
import { paint, roundedProfile, stationsAlong, sweep } from '../sweep.js'

export type RingKey = 'ring-solitaire' | 'ring-halo' | 'ring-eternity' | 'ring-band' | 'ring-cocktail'

const RADIUS = 320
/** The camera looks down on the standing ring; the stone leans towards it. */
const POSE: Pose = { tilt: 40 }
const LEAN = -14

/** A ring centred on 0,0, about 720 wide. */
export function drawRing(sheet: Sheet, key: RingKey, design: DesignRef): string {
  const drop = key === 'ring-band' || key === 'ring-eternity' ? 0 : 60
  return place(ring(sheet, key, design), 0, drop, LEAN, 1.12)
}

function ring(sheet: Sheet, key: RingKey, { metal, gem }: DesignRef): string {
  switch (key) {
    case 'ring-band':
      return band(metal, 62, 15, 3.2)
    case 'ring-eternity':
      return eternity(sheet, metal, gem === 'none' ? 'diamond' : gem)
    case 'ring-solitaire':
      return band(metal, 19, 17, 2.2) + head(sheet, { metal, gem, cut: 'round', radius: 122, halo: null, height: 92 })
    case 'ring-halo':
      return (
        band(metal, 20, 16, 2.2) +
        shoulders(sheet, metal) +
        head(sheet, { metal, gem, cut: 'oval', radius: 124, halo: 17, height: 74 })
      )
    case 'ring-cocktail':
      if (gem === 'pearl') {
        return band(metal, 30, 18, 2.4) + head(sheet, { metal, gem, cut: 'round', radius: 150, halo: 19, height: 74 })
      }
      return (
        band(metal, 34, 20, 2.4) + head(sheet, { metal, gem, cut: 'emerald', radius: 196, halo: null, height: 104 })
      )
    default:
      return assertNever(key)
  }
}

function band(metal: Metal, halfWidth: number, halfThickness: number, squareness: number): string {
  return paint(
    sweep(hoop(RADIUS, POSE, 300), roundedProfile(halfWidth, halfThickness, squareness, 34), { metal, isClosed: true }),
  )
}

/** A turn of stones around the whole band. */
function eternity(sheet: Sheet, metal: Metal, gem: Gem): string {
  const size = 33
  const core = paint(
    sweep(hoop(RADIUS, POSE, 240), roundedProfile(size * 1.02, 17, 4.5, 24), { metal, isClosed: true }),
  )
  return core + alongBand(sheet, metal, gem, size, 0, 360)
}

function shoulders(sheet: Sheet, metal: Metal): string {
  return alongBand(sheet, metal, 'diamond', 16, 27, 84) + alongBand(sheet, metal, 'diamond', 16, -84, -27)
}

/** Stones on the outside of the band between two angles (0 = front). */
function alongBand(sheet: Sheet, metal: Metal, gem: Gem, size: number, from: number, to: number): string {
  const step = ((size * 2.12) / (RADIUS + 14)) * (180 / Math.PI)
  const count = Math.floor((to - from) / step)
  const stones: { depth: number; markup: string }[] = []
  for (let index = 0; index <= count; index += 1) {
    const degrees = from + ((to - from) * index) / Math.max(1, to - from === 360 ? count + 1 : count)
    const angle = (degrees * Math.PI) / 180
    const outward = posed([Math.sin(angle), 0, Math.cos(angle)], POSE)
    if (outward[2] < 0.06) continue
    const at = outward.map((part) => part * (RADIUS + 16))
    const turn = (Math.atan2(outward[1], outward[0]) * 180) / Math.PI
    const stone = `<g transform="rotate(${n(turn)}) scale(${n(Math.max(0.1, outward[2]))} 1) rotate(${n(-turn)})">${pave(sheet, gem, size, metal, index)}</g>`
    stones.push({ depth: outward[2], markup: place(stone, at[0] ?? 0, at[1] ?? 0) })
  }
  return stones
    .toSorted((a, b) => a.depth - b.depth)
    .map((stone) => stone.markup)
    .join('')
}

interface Head {
  readonly metal: Metal
  readonly gem: Gem
  readonly cut: GemCut
  readonly radius: number
  /** Radius of the small diamonds around the stone. */
  readonly halo: number | null
  /** Height of the stone over the band. */
  readonly height: number
}

/** The stone with its basket; it faces the way the front of the band does. */
function head(sheet: Sheet, { metal, gem, cut, radius, halo, height }: Head): string {
  const wide = { round: 1, oval: 0.76, emerald: 0.72, pear: 0.75, marquise: 0.5 }[cut]
  const local = (x: number, y: number, up: number): Vector => posed([x, y, RADIUS + up], POSE)
  const [cx, cy] = local(0, 0, height)
  const squash = Math.cos((POSE.tilt * Math.PI) / 180)
  const basket = [-140, -100, -40, 0, 40, 100, 140, 180].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const points = Array.from({ length: 14 }, (_, index): Vector => {
      const t = index / 13
      const spread = 0.42 + 0.54 * Math.sin((t * Math.PI) / 2)
      return local(Math.sin(angle) * radius * wide * spread, Math.cos(angle) * radius * spread, 4 + (height - 2) * t)
    })
    return sweep(stationsAlong(points, [0.2, -0.3, 1]), roundedProfile(6.5, 6.5, 2, 12), { metal })
  })
  const collar = sweep(
    collarStations(local, radius * wide * 0.72, radius * 0.72, height * 0.5),
    roundedProfile(6, 6, 2, 12),
    { metal, isClosed: true },
  )
  const ringOfStones = halo === null ? '' : haloStones(sheet, metal, radius, wide, halo)
  const top = `<g transform="translate(${n(cx)} ${n(cy)}) scale(1 ${n(squash + 0.06)})">${ringOfStones}${clawed(sheet, gem === 'none' ? 'diamond' : gem, cut, radius, metal)}</g>`
  return paint([...basket, ...collar]) + top
}

function collarStations(local: (x: number, y: number, up: number) => Vector, a: number, b: number, up: number) {
  const points = Array.from({ length: 60 }, (_, index): Vector => {
    const angle = (index / 60) * 2 * Math.PI
    return local(a * Math.sin(angle), b * Math.cos(angle), up)
  })
  return stationsAlong(points, posed([0, 0, 1], POSE), true)
}

function haloStones(sheet: Sheet, metal: Metal, radius: number, wide: number, size: number): string {
  const a = radius * wide + size * 0.98
  const b = radius + size * 0.98
  const around = Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))
  const count = Math.round(around / (size * 2.14))
  let stones = `<ellipse rx="${n(a + size * 0.2)}" ry="${n(b + size * 0.2)}" fill="#2a2b2e"/>`
  let travelled = 0
  let placed = 0
  for (let step = 0; step < 720 && placed < count; step += 1) {
    const angle = (step / 720) * 2 * Math.PI
    const speed = Math.hypot(a * Math.cos(angle), b * Math.sin(angle)) * ((2 * Math.PI) / 720)
    if (travelled >= (placed * around) / count) {
      stones += place(
        pave(sheet, 'diamond', size, metal, placed),
        a * Math.sin(angle),
        -b * Math.cos(angle),
        placed * 37,
      )
      placed += 1
    }
    travelled += speed
  }
  return stones
}
