import type { DesignRef } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { mix } from '../colour.js'
import { pave } from '../gem/setting.js'
import { lettering } from '../../logos/lettering.js'
import { accentMetal, metalColour } from '../metal.js'
import { tone } from '../palette.js'
import { type Sheet, blur, group, n, place } from '../sheet.js'
import type { WatchSpec } from './watchSpec.js'

/** Scale or stones on a round bezel; nothing on a plain one. */
export function bezelScale(sheet: Sheet, spec: WatchSpec, design: DesignRef): string {
  const radius = spec.outline.a
  const inner = radius - spec.bezelWidth + 12
  switch (spec.bezel) {
    case 'diver':
      return insert(sheet, radius - 25, inner, design.colour) + minutes(radius - 25, inner, design)
    case 'gmt':
      return (
        insert(sheet, radius - 25, inner, design.colour) +
        numerals(radius - 25, inner, 24, (hour) => (hour % 2 === 0 && hour > 0 ? String(hour) : null), design)
      )
    case 'tachymeter':
      return insert(sheet, radius - 23, inner, 'black') + tachymeter(radius - 23, inner, design)
    case 'gems':
      return stones(sheet, radius - 12, inner, design)
    case 'thin':
    case 'domed':
    case 'stepped':
    case 'faceted':
      return ''
    default:
      return assertNever(spec.bezel)
  }
}

/** One row of stones, girdle to girdle. */
function stones(sheet: Sheet, outer: number, inner: number, design: DesignRef): string {
  const middle = (outer + inner) / 2
  const size = (outer - inner) / 2.1
  const count = Math.floor((2 * Math.PI * middle) / (size * 2.12))
  const metal = accentMetal(design.metal)
  return Array.from({ length: count }, (_, index) =>
    around(
      pave(sheet, design.gem === 'none' ? 'diamond' : design.gem, size, metal, index),
      (index * 360) / count,
      middle,
    ),
  ).join('')
}

/** Glossy ring with an arc of reflected window. */
function insert(sheet: Sheet, outer: number, inner: number, colour: string): string {
  const { base, deep, light } = tone(dark(colour))
  const middle = (outer + inner) / 2
  const width = outer - inner
  const length = 2 * Math.PI * middle
  const arc = (start: number, part: number, opacity: number) =>
    `<circle r="${n(middle)}" fill="none" stroke="${mix(light, '#ffffff', 0.4)}" stroke-width="${n(width * 0.9)}" stroke-opacity="${opacity}" stroke-dasharray="${n(length * part)} ${n(length)}" transform="rotate(${start})" filter="${blur(sheet, 14, 12)}"/>`
  return `<circle r="${n(middle)}" fill="none" stroke="${mix(base, deep, 0.35)}" stroke-width="${n(width)}"/>${arc(196, 0.15, 0.5)}${arc(24, 0.1, 0.2)}<circle r="${n(outer)}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="2"/><circle r="${n(inner)}" fill="none" stroke="#000" stroke-opacity=".7" stroke-width="2.4"/>`
}

/** Bezels stay dark, whatever the dial. */
function dark(colour: string): string {
  return ['blue', 'green', 'burgundy', 'brown', 'grey'].includes(colour) ? colour : 'black'
}

function engraving({ metal }: DesignRef): string {
  return metalColour(accentMetal(metal === 'ceramic' ? 'steel' : metal), 0.84)
}

function minutes(outer: number, inner: number, design: DesignRef): string {
  const colour = engraving(design)
  const middle = (outer + inner) / 2
  let marks = ''
  for (let minute = 1; minute < 60; minute += 1) {
    const isFive = minute % 5 === 0
    if (isFive && minute % 10 === 0) continue
    if (!isFive && minute > 15) continue
    const from = isFive ? outer - 9 : outer - 9
    const to = isFive ? inner + 9 : outer - 20
    marks += `<path d="M0 ${n(-from)}V${n(-to)}" stroke-width="${isFive ? 7 : 3}" transform="rotate(${minute * 6})"/>`
  }
  const figures = [10, 20, 30, 40, 50]
    .map((minute) =>
      around(lettering(String(minute), { height: 25, colour, weight: 0.17, tracking: 0.28 }), minute * 6, middle),
    )
    .join('')
  const triangle = `<path d="M-19 ${n(-outer + 8)}H19L0 ${n(-inner - 7)}Z" fill="${colour}"/><circle cy="${n(-middle - 4)}" r="7" fill="#f3f6e8" stroke="#000" stroke-opacity=".4"/>`
  return group(`stroke="${colour}"`, marks) + figures + triangle
}

function numerals(
  outer: number,
  inner: number,
  count: number,
  label: (index: number) => string | null,
  design: DesignRef,
): string {
  const colour = engraving(design)
  const middle = (outer + inner) / 2
  let result = `<path d="M-15 ${n(-outer + 9)}H15L0 ${n(-inner - 9)}Z" fill="${colour}"/>`
  for (let index = 1; index < count; index += 1) {
    const text = label(index)
    const degrees = (index * 360) / count
    if (text === null) result += `<circle cy="${n(-middle)}" r="4" fill="${colour}" transform="rotate(${n(degrees)})"/>`
    else result += around(lettering(text, { height: 22, colour, weight: 0.16, tracking: 0.28 }), degrees, middle)
  }
  return result
}

const SPEEDS = [60, 65, 70, 75, 80, 85, 90, 100, 110, 120, 130, 140, 160, 180, 200, 240, 300, 400] as const

function tachymeter(outer: number, inner: number, design: DesignRef): string {
  const colour = engraving(design)
  const middle = (outer + inner) / 2
  const marks = SPEEDS.map((speed) => {
    const degrees = (3600 / speed) * 6
    const tick = `<path d="M0 ${n(-inner - 2)}V${n(-inner - 6)}" stroke="${colour}" stroke-width="2.4" transform="rotate(${n(degrees)})"/>`
    return (
      around(lettering(String(speed), { height: 11, colour, weight: 0.15, tracking: 0.24 }), degrees, middle + 2) + tick
    )
  })
  return (
    marks.join('') +
    around(lettering('TACHYMETER', { height: 9.5, colour, weight: 0.14, tracking: 0.3 }), 27, middle + 1)
  )
}

function around(body: string, degrees: number, radius: number): string {
  return `<g transform="rotate(${n(degrees)})">${place(body, 0, -radius)}</g>`
}
