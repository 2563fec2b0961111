import type { DesignRef } from '../../../seed/seedTypes.js'
import { lettering } from '../../logos/lettering.js'
import { accentMetal, metalColour } from '../metal.js'
import { type Outline, outlinePath } from '../outline.js'
import { isDarkDial, tone } from '../palette.js'
import { type Sheet, blur, group, linear, n, place } from '../sheet.js'
import { bezelScale } from './bezelScale.js'
import { complications, skippedHours } from './complications.js'
import { dialFace } from './dialFace.js'
import { cap, hands, needle } from './hands.js'
import { indices } from './indices.js'
import { openworked } from './openworked.js'
import { caseShadow, strap } from './strap.js'
import { caseAndBezel, caseSilhouette, crown, lugs, pushers } from './watchCase.js'
import type { DialText, WatchSpec } from './watchSpec.js'

/** A watch from the front, centred on 0,0: 1,180 high. */
export function drawWatch(sheet: Sheet, spec: WatchSpec, design: DesignRef, text: DialText): string {
  const { metal } = design
  const silhouette = caseSilhouette(spec)
  return (
    strap(sheet, spec, design) +
    caseShadow(sheet, spec, silhouette) +
    crown(sheet, spec, metal) +
    (spec.extras.includes('pushers') ? pushers(sheet, spec, metal) : '') +
    lugs(sheet, spec, metal) +
    caseAndBezel(spec, metal) +
    bezelScale(sheet, spec, design) +
    drawDial(sheet, spec, design, text) +
    crystal(sheet, dialShape(spec))
  )
}

/** Outline of the dial inside the bezel. */
function dialShape({ outline, bezelWidth }: WatchSpec): Outline {
  return { a: outline.a - bezelWidth, b: outline.b - bezelWidth, squareness: outline.squareness }
}

function drawDial(sheet: Sheet, spec: WatchSpec, design: DesignRef, text: DialText): string {
  const shape = dialShape(spec)
  const { ink } = tone(design.colour)
  const metal = dialMetal(design)
  const reach = Math.min(shape.a, shape.b)
  const isOpen = spec.dial === 'openworked'
  return (
    dialFace(sheet, shape, design.colour, spec.dial) +
    (isOpen ? openworked(sheet, shape.a, design) : wordmark(text, reach, ink, spec)) +
    indices(sheet, { shape, style: spec.indices, metal, ink, skipped: skippedHours(spec) }) +
    complications(sheet, spec, design, shape) +
    hands(sheet, spec.hands, metal, reach * 0.86) +
    (spec.extras.includes('seconds') ? needle(sheet, 212, reach * 0.88, secondsColour(design)) : '') +
    cap(sheet, metal, 7.5)
  )
}

/** Indices and hands: gold cases carry gold, the others rhodium. */
function dialMetal({ metal }: DesignRef): DesignRef['metal'] {
  return metal === 'ceramic' || metal === 'titanium' ? 'steel' : accentMetal(metal)
}

function secondsColour(design: DesignRef): string {
  return metalColour(dialMetal(design), isDarkDial(design.colour) ? 0.82 : 0.34)
}

/** The leading words of a name that fit under the wordmark of a dial. */
function shortened(line: string): string {
  const words = line.split(' ')
  while (words.join(' ').length > 14) words.pop()
  return words.join(' ')
}

function wordmark({ brand, line }: DialText, reach: number, ink: string, spec: WatchSpec): string {
  const isSmall = spec.outline.a < 250
  const isLow = spec.extras.includes('countdown')
  const y = isLow ? reach * 0.3 : -reach * (spec.indices === 'plots' || spec.indices === 'arabicLume' ? 0.4 : 0.46)
  const height = isSmall ? 12 : 15
  const lower =
    spec.extras.some((extra) => ['moon', 'counters', 'smallSeconds', 'countdown'].includes(extra)) || isSmall
  return (
    place(lettering(brand, { height, colour: ink, weight: 0.13 }), 0, y) +
    (lower
      ? ''
      : place(lettering(shortened(line), { height: 8.5, colour: ink, weight: 0.12, tracking: 0.34 }), 0, reach * 0.42))
  )
}

/** Sapphire: a broad soft reflection from the window and a thin line along the lower right edge. */
function crystal(sheet: Sheet, shape: Outline): string {
  const path = outlinePath(shape, 2)
  const clip = sheet.define(
    `crystal-${shape.a}-${shape.b}`,
    (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`,
  )
  const sheen = linear(sheet, 'crystal-sheen', 62, [
    [0, '#fff', 0.26],
    [0.34, '#fff', 0.08],
    [0.36, '#fff', 0.01],
    [1, '#fff', 0],
  ])
  const { a, b } = shape
  const window = `M${n(-a)} ${n(-b)}H${n(a * 0.5)}Q${n(-a * 0.1)} ${n(-b * 0.18)} ${n(-a)} ${n(b * 0.42)}Z`
  const edge = `<path d="${path}" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".35" filter="${blur(sheet, 2.5, 3)}" stroke-dasharray="${n(a * 0.9)} ${n(a * 20)}" stroke-dashoffset="${n(-a * 0.2)}"/>`
  return group(`clip-path="url(#${clip})"`, `<path d="${window}" fill="${sheen}"/>${edge}`)
}
