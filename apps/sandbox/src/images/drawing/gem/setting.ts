import type { Gem, Metal } from '../../../seed/seedTypes.js'
import { metalColour } from '../metal.js'
import { type Sheet, n, place, radial } from '../sheet.js'
import type { GemCut } from './gemCut.js'
import { gemStone } from './gemStone.js'
import { pearl } from './pearl.js'

/** A ball of polished metal. */
function bead(sheet: Sheet, metal: Metal, radius: number): string {
  const ball = radial(
    sheet,
    `bead-${metal}`,
    [
      [0, metalColour(metal, 1)],
      [0.22, metalColour(metal, 0.9)],
      [0.6, metalColour(metal, 0.55)],
      [0.86, metalColour(metal, 0.22)],
      [1, metalColour(metal, 0.4)],
    ],
    0.36,
    0.32,
    0.72,
  )
  return `<circle r="${n(radius)}" fill="${ball}"/>`
}

/** Where the claws of each cut sit: degrees from the top, distance in radii. */
const CLAWS = {
  round: [45, 135, 225, 315].map((degrees) => [degrees, 0.97] as const),
  oval: [
    [32, 0.9],
    [148, 0.9],
    [212, 0.9],
    [328, 0.9],
  ],
  pear: [
    [0, 1],
    [62, 0.6],
    [128, 0.84],
    [232, 0.84],
    [298, 0.6],
  ],
  emerald: [
    [36, 1.08],
    [144, 1.08],
    [216, 1.08],
    [324, 1.08],
  ],
  marquise: [
    [0, 1],
    [180, 1],
  ],
} as const satisfies Record<GemCut, readonly (readonly [number, number])[]>

/** A stone in claws, seen from above and centred on 0,0. A pearl sits on a peg and needs none. */
export function clawed(sheet: Sheet, gem: Gem, cut: GemCut, radius: number, metal: Metal, index = 0): string {
  if (gem === 'none') return bead(sheet, metal, radius * 0.9)
  if (gem === 'pearl') return pearl(sheet, radius)
  const claws = CLAWS[cut]
    .map(([degrees, away]) => {
      const angle = (degrees * Math.PI) / 180
      const size = Math.max(radius * 0.105, 1.6)
      const x = away * radius * Math.sin(angle)
      const y = -away * radius * Math.cos(angle)
      const shade = `<ellipse cx="${n(x + size * 0.35)}" cy="${n(y + size * 0.5)}" rx="${n(size * 1.15)}" ry="${n(size * 1.15)}" opacity=".38"/>`
      return shade + place(`<g transform="scale(1 1.35)">${bead(sheet, metal, size)}</g>`, x, y, degrees)
    })
    .join('')
  return gemStone(sheet, gem, cut, radius, index) + girdle(cut, radius) + claws
}

/** A hair-line around round stones: white facets would melt into a pale ground. */
function girdle(cut: GemCut, radius: number): string {
  if (cut !== 'round' && cut !== 'oval') return ''
  const rx = n(radius * (cut === 'oval' ? 0.76 : 1))
  return `<ellipse rx="${rx}" ry="${n(radius)}" fill="none" stroke="#26282c" stroke-opacity=".4" stroke-width="${n(Math.max(0.6, radius * 0.014))}"/>`
}

/** A small stone in a square of metal with four beads, as in lines and halos. */
export function pave(sheet: Sheet, gem: Gem, radius: number, metal: Metal, index: number): string {
  if (gem === 'none') return bead(sheet, metal, radius)
  if (gem === 'pearl') return pearl(sheet, radius * 1.05)
  const beads = [45, 135, 225, 315]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return place(bead(sheet, metal, radius * 0.2), radius * Math.sin(angle), -radius * Math.cos(angle))
    })
    .join('')
  const plate = `<circle r="${n(radius * 1.09)}" fill="${metalColour(metal, 0.36)}"/><circle r="${n(radius * 1.09)}" cx="${n(-radius * 0.05)}" cy="${n(-radius * 0.07)}" fill="${metalColour(metal, 0.82)}"/>`
  return plate + gemStone(sheet, gem, 'round', radius, index) + beads
}
