import type { Metal } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { lettering, romanNumeral } from '../../logos/lettering.js'
import { metalColour } from '../metal.js'
import { type Outline, outlineAt } from '../outline.js'
import { type Sheet, place, radial } from '../sheet.js'
import { type Point, polygon, roof, turned } from './facet.js'
import { shadow } from './hands.js'
import type { IndexStyle } from './watchSpec.js'

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
const ROMAN = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'] as const
const LUME = '#eef1e4'

interface IndexInput {
  readonly shape: Outline
  readonly style: IndexStyle
  readonly metal: Metal
  readonly ink: string
  /** Hours (0 to 11) whose marker gives way to a date, a counter or a moon. */
  readonly skipped: ReadonlySet<number>
}

/** Printed minute track and the hour markers. */
export function indices(sheet: Sheet, input: IndexInput): string {
  return minuteTrack(input) + hourMarkers(sheet, input)
}

function minuteTrack({ shape, style, ink }: IndexInput): string {
  let ticks = ''
  for (let minute = 0; minute < 60; minute += 1) {
    const degrees = minute * 6
    const isHour = minute % 5 === 0
    const outer = outlineAt(shape, degrees, style === 'roman' ? 66 : 7)
    const inner = outlineAt(shape, degrees, (style === 'roman' ? 66 : 7) + (isHour ? 13 : 9))
    const width = isHour ? 2.6 : 1.2
    ticks += `<path d="M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}" stroke-width="${width}"/>`
  }
  const rails = style === 'roman' ? rail(shape, 66) + rail(shape, 78) : ''
  return `<g stroke="${ink}" stroke-opacity=".8" fill="none">${ticks}${rails}</g>`
}

function rail(shape: Outline, inset: number): string {
  const points = Array.from({ length: 180 }, (_, index) => outlineAt(shape, index * 2, inset))
  return `<path d="M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" stroke-width="1.2"/>`
}

function hourMarkers(sheet: Sheet, input: IndexInput): string {
  const hours = HOURS.filter((hour) => !input.skipped.has(hour))
  switch (input.style) {
    case 'baton':
    case 'faceted':
      return hours.map((hour) => baton(sheet, input, hour)).join('')
    case 'plots':
      return hours.map((hour) => plot(sheet, input, hour)).join('')
    case 'dots':
    case 'gems':
      return hours.map((hour) => dot(sheet, input, hour)).join('')
    case 'roman':
      return hours
        .map((hour) => numeral(input, hour, 33, (size) => romanNumeral(ROMAN[hour] ?? '', size, input.ink), 33))
        .join('')
    case 'arabic':
      return hours.map((hour) => numeral(input, hour, 50, (size) => digits(hour, size, input.ink, 0.13), 40)).join('')
    case 'arabicLume':
      return hours
        .map((hour) =>
          hour === 0 ? triangle(input) : numeral(input, hour, 56, (size) => digits(hour, size, LUME, 0.2), 46),
        )
        .join('')
    case 'stretched':
      return hours
        .map((hour) =>
          numeral(
            input,
            hour,
            58,
            (size) => `<g transform="scale(.78 1.12)">${digits(hour, size, input.ink, 0.13)}</g>`,
            46,
          ),
        )
        .join('')
    default:
      return assertNever(input.style)
  }
}

function digits(hour: number, size: number, colour: string, weight: number): string {
  return lettering(String(hour === 0 ? 12 : hour), { height: size, colour, weight, tracking: 0.26 })
}

function numeral(
  { shape }: IndexInput,
  hour: number,
  inset: number,
  draw: (size: number) => string,
  size: number,
): string {
  const { x, y } = outlineAt(shape, hour * 30, inset)
  return place(draw(size), x, y)
}

function triangle({ shape }: IndexInput): string {
  const { y } = outlineAt(shape, 0, 26)
  return `<path d="M-22 ${y}H22L0 ${y + 40}Z" fill="${LUME}"/>`
}

function baton(sheet: Sheet, { shape, metal, style, skipped }: IndexInput, hour: number): string {
  const isQuarter = hour % 3 === 0
  const length = skipped.has(hour) ? 0 : isQuarter ? 58 : 48
  const width = style === 'faceted' ? (isQuarter ? 9 : 7) : isQuarter ? 7.4 : 5.6
  const { x, y } = outlineAt(shape, hour * 30, 27)
  const taper = style === 'faceted' ? 0.25 : 0.86
  const half: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width * taper, length],
    [0, length],
  ]
  const mirrored = half.map(([px, py]) => [-px, py] as const)
  const bar = (offset: number) => {
    const move = (points: readonly Point[]) => points.map(([px, py]) => [px + offset, py] as const)
    const path = polygon(turned(move([...half, ...mirrored.toReversed()]), hour * 30))
    return shadow(sheet, [path], 3, 0.5) + roof(move(mirrored), move(half), hour * 30, metal, 0.42)
  }
  return place(hour === 0 ? bar(-width * 1.35) + bar(width * 1.35) : bar(0), x, y)
}

function plot(sheet: Sheet, { shape, metal, ink }: IndexInput, hour: number): string {
  const { x, y } = outlineAt(shape, hour * 30, hour % 3 === 0 ? 46 : 38)
  const edge = `fill="${LUME}" stroke="${metalColour(metal, ink.startsWith('#2') ? 0.42 : 0.72)}" stroke-width="3.4"`
  const rim = `fill="none" stroke="${metalColour(metal, 0.98)}" stroke-width="1"`
  if (hour === 0) {
    const path = 'M-24 -18H24L0 30Z'
    return place(
      `${shadow(sheet, [path], 3, 0.5)}<path d="${path}" ${edge} stroke-linejoin="round"/><path d="${path}" ${rim}/>`,
      x,
      y,
    )
  }
  if (hour % 3 === 0) {
    const bar = 'M-9 -24H9V24H-9Z'
    return place(`${shadow(sheet, [bar], 3, 0.5)}<path d="${bar}" ${edge}/><path d="${bar}" ${rim}/>`, x, y, hour * 30)
  }
  const circle = 'M16 0A16 16 0 1 1 -16 0A16 16 0 1 1 16 0Z'
  return place(`${shadow(sheet, [circle], 3, 0.5)}<path d="${circle}" ${edge}/><path d="${circle}" ${rim}/>`, x, y)
}

function dot(sheet: Sheet, { shape, metal }: IndexInput, hour: number): string {
  const { x, y } = outlineAt(shape, hour * 30, 30)
  const ball = radial(
    sheet,
    `dot-${metal}`,
    [
      [0, metalColour(metal, 1)],
      [0.5, metalColour(metal, 0.7)],
      [1, metalColour(metal, 0.25)],
    ],
    0.34,
    0.3,
    0.75,
  )
  const radius = hour % 3 === 0 ? 7.5 : 5.5
  return `<circle cx="${(x + 2).toFixed(1)}" cy="${(y + 3).toFixed(1)}" r="${radius}" opacity=".3"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${ball}"/>`
}
