import type { DesignRef, Gem, Metal } from '../../../seed/seedTypes.js'
import { clawed, pave } from '../gem/setting.js'
import type { Vector } from '../light.js'
import { metalColour } from '../metal.js'
import { type Sheet, linear, n, place } from '../sheet.js'
import { paint, roundedProfile, stationsAlong, sweep } from '../sweep.js'
import { type Flat, sampled } from './chain.js'

interface Leaf {
  /** Place on the stem, 0 to 1. */
  readonly at: number
  readonly degrees: number
  readonly length: number
}

const LEAVES: readonly Leaf[] = [
  { at: 0.98, degrees: 14, length: 300 },
  { at: 0.8, degrees: -42, length: 260 },
  { at: 0.72, degrees: 62, length: 270 },
  { at: 0.55, degrees: -66, length: 250 },
  { at: 0.46, degrees: 76, length: 230 },
  { at: 0.32, degrees: -84, length: 190 },
]

/** A spray of leaves set with stones on curved stems, centred on 0,0. */
export function drawBrooch(sheet: Sheet, { metal, gem }: DesignRef): string {
  const stem = (t: number): Flat => [-170 + 300 * t + 70 * Math.sin(t * Math.PI), 520 - 800 * t]
  const wire = tube(sampled(stem, 80), metal, 13)
  const tail = tube(
    sampled((t): Flat => [-170 + 40 * t + 130 * Math.sin(t * 2.4), 520 - 250 * t], 50),
    metal,
    9,
  )
  const leaves = LEAVES.map((leaf, index) => {
    const [x, y] = stem(leaf.at)
    return place(leafOf(sheet, metal, leaf.length, index), x, y, leaf.degrees)
  })
  const stone = gem === 'none' ? 'diamond' : gem
  const berries: readonly Flat[] = [
    [-118, 300],
    [30, 250],
    [-30, 352],
  ]
  const buds = berries.map(([x, y], index) =>
    place(clawed(sheet, stone, 'round', index === 2 ? 62 : 50, metal, index), x, y, index * 31),
  )
  return place(leaves.slice(2).join('') + tail + wire + leaves.slice(0, 2).join('') + buds.join(''), 0, 0, -8, 0.94)
}

function tube(points: readonly Flat[], metal: Metal, radius: number): string {
  const solid = points.map(([x, y]): Vector => [x, y, 0])
  return paint(
    sweep(stationsAlong(solid, [0, 0, 1]), roundedProfile(radius, radius, 2, 18), {
      metal,
      taper: (part) => 1 - 0.6 * part,
    }),
  )
}

/** A pointed leaf that grows upwards from 0,0: bright rim, dark ground, two rows of stones and a rib. */
function leafOf(sheet: Sheet, metal: Metal, length: number, index: number): string {
  const half = length * 0.24
  const outline = `M0 0C${n(half * 1.5)} ${n(-length * 0.22)} ${n(half * 1.3)} ${n(-length * 0.7)} 0 ${n(-length)}C${n(-half * 1.3)} ${n(-length * 0.7)} ${n(-half * 1.5)} ${n(-length * 0.22)} 0 0Z`
  const rim = linear(sheet, `leaf-${metal}`, 20, [
    [0, metalColour(metal, 0.98)],
    [0.4, metalColour(metal, 0.66)],
    [0.7, metalColour(metal, 0.34)],
    [1, metalColour(metal, 0.8)],
  ])
  let stones = ''
  for (let row = 0; row < 9; row += 1) {
    const t = 0.15 + row * 0.083
    const width = half * 1.02 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.85
    const size = Math.max(5, width * 0.4)
    for (const side of [-1, 1])
      stones += place(stoneOf(sheet, 'diamond', size, metal, row + index), side * width * 0.5, -length * t, side * 20)
  }
  const rib = `<path d="M0 0Q${n(half * 0.12)} ${n(-length * 0.5)} 0 ${n(-length * 0.97)}" fill="none" stroke="${metalColour(metal, 0.25)}" stroke-width="8"/><path d="M-1 0Q${n(half * 0.1)} ${n(-length * 0.5)} -1 ${n(-length * 0.97)}" fill="none" stroke="${metalColour(metal, 0.92)}" stroke-width="4.4"/>`
  return `<path d="${outline}" transform="translate(5 8)" opacity=".3"/><path d="${outline}" fill="${metalColour(metal, 0.2)}" stroke="${metalColour(metal, 0.16)}" stroke-width="15" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="${rim}" stroke-width="11" stroke-linejoin="round"/>${stones}${rib}`
}

function stoneOf(sheet: Sheet, gem: Gem, size: number, metal: Metal, index: number): string {
  return pave(sheet, gem, size, metal, index)
}
