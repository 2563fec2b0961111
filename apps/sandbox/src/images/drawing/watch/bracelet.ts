import type { Metal } from '../../../seed/seedTypes.js'
import { accentMetal, brushing, metalBar, metalColour } from '../metal.js'
import { type Sheet, linear, n } from '../sheet.js'
import { bend, halfWidth, strapPath } from './strapShape.js'
import type { WatchSpec } from './watchSpec.js'

interface Column {
  /** From -1 (left edge) to 1. */
  readonly from: number
  readonly to: number
  readonly finish: 'polished' | 'brushed'
  /** Offset of the row, in link lengths. */
  readonly shift: number
}

const COLUMNS = {
  three: [
    { from: -1, to: -0.36, finish: 'brushed', shift: 0 },
    { from: 0.36, to: 1, finish: 'brushed', shift: 0 },
    { from: -0.35, to: 0.35, finish: 'polished', shift: 0.5 },
  ],
  five: [
    { from: -1, to: -0.56, finish: 'brushed', shift: 0 },
    { from: 0.56, to: 1, finish: 'brushed', shift: 0 },
    { from: -0.18, to: 0.18, finish: 'brushed', shift: 0 },
    { from: -0.55, to: -0.19, finish: 'polished', shift: 0.5 },
    { from: 0.19, to: 0.55, finish: 'polished', shift: 0.5 },
  ],
  brick: [
    { from: -1, to: 1, finish: 'brushed', shift: 0 },
    { from: -0.3, to: 0.3, finish: 'polished', shift: 0.5 },
  ],
} as const satisfies Record<Exclude<WatchSpec['bracelet'], 'mesh'>, readonly Column[]>

const ROWS = 9

/** Both halves of a metal bracelet; the rows shorten as it bends away. */
export function bracelet(sheet: Sheet, spec: WatchSpec, metal: Metal, start: number): string {
  return half(sheet, spec, metal, start, -1) + half(sheet, spec, metal, start, 1)
}

function half(sheet: Sheet, spec: WatchSpec, metal: Metal, start: number, side: -1 | 1): string {
  const path = strapPath(spec.strapWidth, start)
  const turn = side === -1 ? ' transform="scale(1 -1)"' : ''
  const clip = sheet.define(
    `bracelet-${spec.strapWidth}-${start}-${side}`,
    (id) => `<clipPath id="${id}"><path d="${path}"${turn}/></clipPath>`,
  )
  const links = spec.bracelet === 'mesh' ? mesh(sheet, metal) : rows(sheet, spec, metal, start, side)
  const depth = linear(sheet, `bracelet-depth${side}`, side * 90, [
    [0, '#000', 0.45],
    [0.14, '#000', 0.06],
    [0.6, '#000', 0.04],
    [0.85, '#000', 0.36],
    [1, '#000', 0.72],
  ])
  const round = linear(sheet, 'bracelet-round', 0, [
    [0, '#000', 0.5],
    [0.05, '#000', 0.06],
    [0.16, '#fff', 0.16],
    [0.4, '#fff', 0],
    [0.9, '#000', 0.14],
    [1, '#000', 0.56],
  ])
  const shape = `<path d="${path}"${turn} fill="`
  return `<g clip-path="url(#${clip})"><path d="${path}"${turn} fill="${metalColour(metal, 0.08)}"/>${links}</g>${shape}${round}"/>${shape}${depth}"/>`
}

function rows(sheet: Sheet, spec: WatchSpec, metal: Metal, start: number, side: -1 | 1): string {
  const style = spec.bracelet === 'mesh' ? 'three' : spec.bracelet
  let links = ''
  for (const column of COLUMNS[style]) {
    for (let row = -1; row < ROWS; row += 1) {
      const from = (row + column.shift) / ROWS
      links += link(sheet, spec, metal, column, start, side, Math.max(0, from), Math.min(1, from + 1 / ROWS))
    }
  }
  return links
}

function link(
  sheet: Sheet,
  spec: WatchSpec,
  metal: Metal,
  column: Column,
  start: number,
  side: number,
  from: number,
  to: number,
): string {
  if (to <= from) return ''
  const a = bend(start, from)
  const b = bend(start, to)
  const half = halfWidth(spec.strapWidth, (from + to) / 2)
  const x = column.from * half
  const width = (column.to - column.from) * half
  const top = side === 1 ? a.y : -b.y
  const height = b.y - a.y
  const isPolished = column.finish === 'polished'
  const own = isPolished ? accentMetal(metal) : metal
  const paint = metalBar(sheet, own, 90, isPolished ? POLISHED : BRUSHED)
  const radius = Math.min(isPolished ? 9 : 5, height / 3)
  const box = `x="${n(x + 1)}" y="${n(top + 1)}" width="${n(width - 2)}" height="${n(Math.max(1, height - 2))}" rx="${n(radius)}"`
  const grainLayer = isPolished ? '' : `<rect ${box} fill="${brushing(sheet, 90)}"/>`
  const glint = `<path d="M${n(x + radius)} ${n(top + 2.2)}h${n(width - 2 * radius)}" stroke="${metalColour(own, 1)}" stroke-opacity=".75" stroke-width="1.6"/>`
  return `<rect ${box} fill="${paint}" stroke="#000" stroke-opacity=".55" stroke-width="1.2"/>${grainLayer}${glint}`
}

const POLISHED = [0.55, 0.98, 0.9, 0.5, 0.22, 0.38, 0.62, 0.3] as const
const BRUSHED = [0.7, 0.8, 0.78, 0.7, 0.6, 0.5, 0.34] as const

function mesh(sheet: Sheet, metal: Metal): string {
  const id = sheet.define(`mesh-${metal}`, (key) => {
    const wire = (d: string, light: number, width: number) =>
      `<path d="${d}" stroke="${metalColour(metal, light)}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`
    const row = (y: number, bow: number) => `M0 ${y}${`q4 ${bow} 8 0`.repeat(15)}`
    let rows = ''
    for (let y = 2; y < 120; y += 8) {
      const bent = [row(y, -4), row(y + 4, 4)]
      rows += bent.map((d, index) => wire(d, 0.25, 4.6) + wire(d, index === 0 ? 0.8 : 0.66, 2.6)).join('')
    }
    return `<pattern id="${key}" width="120" height="120" patternUnits="userSpaceOnUse"><rect width="120" height="120" fill="${metalColour(metal, 0.3)}"/>${rows}</pattern>`
  })
  return `<rect x="-200" y="-620" width="400" height="1240" fill="url(#${id})"/>`
}
