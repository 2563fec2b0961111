import type { Metal } from '../../../seed/seedTypes.js'
import { metalColour } from '../metal.js'
import { type Sheet, blur, group, n, radial } from '../sheet.js'
import { type Point, polygon, roof, turned } from './facet.js'
import type { HandStyle } from './watchSpec.js'

/** Time on every dial: nine minutes past ten, the seconds out of the way of the wordmark. */
const HOUR = 304.5
const MINUTE = 54
/** Shadows up to this drop are layered, not blurred. */
const SHARP_DROP = 3
const LUME = '#eef1e4'

interface Blade {
  readonly left: readonly Point[]
  readonly right: readonly Point[]
  /** Filled opening along the hand: half width, from, to; null = solid. */
  readonly lume: readonly [number, number, number] | null
}

/** Hour and minute hand with shadow; `reach` = length of the minute hand. */
export function hands(sheet: Sheet, style: HandStyle, metal: Metal, reach: number): string {
  const hour = blade(style, reach * 0.66, reach * 0.05)
  const minute = blade(style, reach, reach * 0.04)
  return (
    shadow(sheet, [...outline(hour, HOUR), ...outline(minute, MINUTE)]) +
    one(hour, HOUR, metal, style) +
    one(minute, MINUTE, metal, style)
  )
}

/** A thin central hand, e.g. for seconds, with its counterweight. */
export function needle(sheet: Sheet, degrees: number, reach: number, colour: string, width = 3.2): string {
  const tail = reach * 0.24
  const points = turned(
    [
      [-width * 0.32, -reach],
      [width * 0.32, -reach],
      [width, tail],
      [-width, tail],
    ],
    degrees,
  )
  const [weight = [0, 0]] = turned([[0, tail * 0.82]], degrees)
  const disc = `<circle cx="${weight[0].toFixed(1)}" cy="${weight[1].toFixed(1)}" r="${(width * 2.1).toFixed(1)}" fill="${colour}"/>`
  return shadow(sheet, [polygon(points)]) + `<path d="${polygon(points)}" fill="${colour}"/>${disc}`
}

/** The cap over the hands' axis. */
export function cap(sheet: Sheet, metal: Metal, radius: number): string {
  const dome = radial(
    sheet,
    `cap-${metal}`,
    [
      [0, metalColour(metal, 1)],
      [0.4, metalColour(metal, 0.72)],
      [1, metalColour(metal, 0.28)],
    ],
    0.36,
    0.32,
    0.75,
  )
  return `<circle cx="1.6" cy="2.4" r="${radius + 1}" fill="#000" opacity=".35"/><circle r="${radius}" fill="${dome}"/>`
}

/** A blurred shape a little to the lower right, as the window top left casts it. */
export function shadow(sheet: Sheet, paths: readonly string[], drop = 5, opacity = 0.42): string {
  const shapes = paths.map((path) => `<path d="${path}"/>`).join('')
  if (drop <= SHARP_DROP) return layered(shapes, drop, opacity)
  return group(
    `transform="translate(${drop} ${drop * 1.3})" filter="${blur(sheet, drop * 0.6)}" opacity="${opacity}"`,
    shapes,
  )
}

/** A small shadow as three offset copies: hardly to be told from a blur, which would cost ten times as much. */
function layered(shapes: string, drop: number, opacity: number): string {
  return [0.55, 1, 1.4]
    .map(
      (part) =>
        `<g transform="translate(${n(drop * part)} ${n(drop * part * 1.3)})" opacity="${n(opacity * 0.42)}">${shapes}</g>`,
    )
    .join('')
}

function outline({ left, right }: Blade, degrees: number): readonly string[] {
  return [polygon(turned(left, degrees)), polygon(turned(right, degrees))]
}

function one(hand: Blade, degrees: number, metal: Metal, style: HandStyle): string {
  const body = roof(hand.left, hand.right, degrees, metal)
  if (hand.lume === null) return body
  const [half, from, to] = hand.lume
  const tip: readonly Point[] = style === 'pilot' ? [[0, -to - half]] : []
  const window = polygon(turned([[-half, -from], [-half, -to], ...tip, [half, -to], [half, -from]], degrees))
  const fill = style === 'skeleton' ? '#101114' : LUME
  return `${body}<path d="${window}" fill="${fill}" stroke="${metalColour(metal, 0.25)}" stroke-width=".8"/>`
}

function blade(style: HandStyle, length: number, width: number): Blade {
  const tail = length * 0.16
  switch (style) {
    case 'dauphine':
      return halves(
        [
          [0, -length],
          [width * 1.15, -length * 0.2],
          [width * 0.5, tail],
          [0, tail],
        ],
        null,
      )
    case 'leaf':
      return halves(
        [
          [0, -length],
          [width * 0.55, -length * 0.72],
          [width * 0.85, -length * 0.45],
          [width * 0.72, -length * 0.25],
          [width * 0.3, -length * 0.08],
          [width * 0.42, tail],
          [0, tail],
        ],
        null,
      )
    case 'baton':
      return halves(
        [
          [0, -length],
          [width * 0.52, -length + width * 0.5],
          [width * 0.78, 0],
          [width * 0.6, tail],
          [0, tail],
        ],
        [width * 0.3, length * 0.42, length * 0.9],
      )
    case 'lume':
      return halves(
        [
          [0, -length],
          [width * 0.9, -length + width * 1.2],
          [width * 1.15, -length * 0.3],
          [width * 0.6, -length * 0.24],
          [width * 0.6, tail],
          [0, tail],
        ],
        [width * 0.62, length * 0.36, length * 0.86],
      )
    case 'pilot':
      return halves(
        [
          [0, -length],
          [width * 1.25, -length * 0.78],
          [width * 0.85, -length * 0.26],
          [width * 0.45, -length * 0.2],
          [width * 0.45, tail],
          [0, tail],
        ],
        [width * 0.62, length * 0.32, length * 0.76],
      )
    case 'skeleton':
      return halves(
        [
          [0, -length],
          [width * 0.7, -length * 0.86],
          [width * 1.05, -length * 0.3],
          [width * 0.6, tail],
          [0, tail],
        ],
        [width * 0.52, length * 0.32, length * 0.76],
      )
  }
}

/** Mirrors the right half at the hand's axis. */
function halves(right: readonly Point[], lume: Blade['lume']): Blade {
  return { right, left: right.map(([x, y]) => [-x, y] as const), lume }
}
