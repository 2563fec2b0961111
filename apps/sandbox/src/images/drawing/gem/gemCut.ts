import { assertNever } from '../assertNever.js'
import { type Vector, unit } from '../light.js'

export type GemCut = 'round' | 'oval' | 'pear' | 'emerald' | 'marquise'

/** A facet as a half-space: inside where normal · point <= distance. The girdle lies at z = 0, radius 1. */
export interface Facet {
  readonly normal: Vector
  readonly distance: number
}

const DEGREE = Math.PI / 180
const GIRDLE = 0.025

/** Facets of a cut stone, seen from above its table. */
export function gemFacets(cut: GemCut): readonly Facet[] {
  switch (cut) {
    case 'round':
      return brilliant(() => 1)
    case 'oval':
      return brilliant(() => 1).map((facet) => squeezed(facet, 0.76))
    case 'marquise':
      return brilliant(lens)
    case 'pear':
      return brilliant(drop)
    case 'emerald':
      return stepCut()
    default:
      return assertNever(cut)
  }
}

/** Distance of the outline's tangent in a direction: a circle with a point at the top. */
function drop(phi: number): number {
  return Math.max(0.2 * Math.sin(phi) + 0.7, -0.94 * Math.sin(phi) + 0.04)
}

/** Two points, top and bottom, between two arcs. */
function lens(phi: number): number {
  const across = Math.abs(Math.cos(phi))
  return across > 0.6 ? 1.25 - 0.75 * across : Math.abs(Math.sin(phi))
}

function brilliant(support: (phi: number) => number): readonly Facet[] {
  const table = 0.57
  const crown = 34.4 * DEGREE
  const top = (1 - table) * Math.tan(crown)
  const facets: Facet[] = [{ normal: [0, 0, 1], distance: top + GIRDLE }]
  for (let index = 0; index < 8; index += 1) {
    const main = index * 45 * DEGREE
    const between = main + 22.5 * DEGREE
    facets.push(tilted(main, crown, support(main), 1))
    facets.push(tilted(main, 40.8 * DEGREE, support(main), -1))
    facets.push(star(between, support, table, top))
    for (const side of [-11.25, 11.25]) {
      const phi = between + side * DEGREE
      facets.push(tilted(phi, 39 * DEGREE, support(phi), 1))
      facets.push(tilted(phi, 41.25 * DEGREE, support(phi), -1))
    }
  }
  for (let index = 0; index < 40; index += 1) {
    const phi = index * 9 * DEGREE
    facets.push({ normal: [Math.cos(phi), Math.sin(phi), 0], distance: support(phi) })
  }
  return facets
}

/** A plane that leans inwards from the girdle; side 1 = crown, -1 = pavilion. */
function tilted(phi: number, angle: number, reach: number, side: 1 | -1): Facet {
  const normal: Vector = [Math.sin(angle) * Math.cos(phi), Math.sin(angle) * Math.sin(phi), side * Math.cos(angle)]
  return { normal, distance: reach * Math.sin(angle) + GIRDLE * Math.cos(angle) }
}

function star(phi: number, support: (phi: number) => number, table: number, top: number): Facet {
  const angle = 22 * DEGREE
  const corner = 22.5 * DEGREE
  const reach = support(phi) * table * Math.cos(corner)
  const normal: Vector = [Math.sin(angle) * Math.cos(phi), Math.sin(angle) * Math.sin(phi), Math.cos(angle)]
  return { normal, distance: reach * Math.sin(angle) + (top + GIRDLE) * Math.cos(angle) }
}

function squeezed({ normal, distance }: Facet, width: number): Facet {
  const stretched: Vector = [normal[0] / width, normal[1], normal[2]]
  return { normal: unit(stretched), distance: distance / Math.hypot(...stretched) }
}

function stepCut(): readonly Facet[] {
  const crownSteps = [
    [0, GIRDLE, 46],
    [0.13, 0.13, 36],
    [0.25, 0.215, 26],
  ] as const
  const pavilionSteps = [
    [0, GIRDLE, 58],
    [0.14, 0.25, 47],
    [0.34, 0.47, 38],
  ] as const
  const facets: Facet[] = [{ normal: [0, 0, 1], distance: 0.26 }]
  for (let index = 0; index < 8; index += 1) {
    const phi = index * 45 * DEGREE
    const reach = index % 4 === 0 ? 0.72 : index % 2 === 0 ? 1 : 1.02
    for (const [inset, height, angle] of crownSteps) facets.push(step(phi, reach - inset, height, angle, 1))
    for (const [inset, depth, angle] of pavilionSteps) facets.push(step(phi, reach - inset, depth, angle, -1))
    facets.push({ normal: [Math.cos(phi), Math.sin(phi), 0], distance: reach })
  }
  return facets
}

function step(phi: number, reach: number, height: number, degrees: number, side: 1 | -1): Facet {
  const angle = degrees * DEGREE
  const normal: Vector = [Math.sin(angle) * Math.cos(phi), Math.sin(angle) * Math.sin(phi), side * Math.cos(angle)]
  return { normal, distance: reach * Math.sin(angle) + height * Math.cos(angle) }
}
