import type { DesignRef } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { lettering } from '../../logos/lettering.js'
import { accentMetal, metalColour } from '../metal.js'
import type { Outline } from '../outline.js'
import { isDarkDial, tone } from '../palette.js'
import { type Sheet, n, place } from '../sheet.js'
import { counter } from './counter.js'
import { polygon, turned } from './facet.js'
import { needle, shadow } from './hands.js'
import { moonWindow } from './moonWindow.js'
import type { WatchSpec } from './watchSpec.js'

/** Hours whose marker gives way to something else on the dial. */
export function skippedHours({ extras }: WatchSpec): ReadonlySet<number> {
  const hours = new Set<number>()
  if (extras.includes('date')) hours.add(3)
  if (extras.includes('moon') || extras.includes('smallSeconds')) hours.add(6)
  if (extras.includes('counters')) for (const hour of [3, 6, 9]) hours.add(hour)
  return hours
}

/** Date, counters, moon and further hands: what lies between the markers and the hands. */
export function complications(sheet: Sheet, spec: WatchSpec, design: DesignRef, shape: Outline): string {
  const reach = Math.min(shape.a, shape.b)
  return spec.extras
    .map((extra) => {
      switch (extra) {
        case 'date':
          return place(dateWindow(design), reach * 0.76, 0)
        case 'counters':
          return counters(sheet, design, reach)
        case 'smallSeconds':
          return place(counter(sheet, design, reach * 0.27, 220, ['60', '15', '30', '45']), 0, reach * 0.5)
        case 'moon':
          return place(moonWindow(sheet, design, reach * 0.33), 0, reach * 0.46)
        case 'gmtHand':
          return gmtHand(sheet, reach)
        case 'countdown':
          return countdown(design, reach)
        case 'pushers':
        case 'seconds':
          return ''
        default:
          return assertNever(extra)
      }
    })
    .join('')
}

function dateWindow(design: DesignRef): string {
  const frame = metalColour(accentMetal(design.metal === 'ceramic' ? 'steel' : design.metal), 0.86)
  const isDark = isDarkDial(design.colour)
  const figure = lettering('14', { height: 17, colour: isDark ? '#f2f2f2' : '#1c1c20', weight: 0.15, tracking: 0.22 })
  return `<rect x="-23" y="-17" width="46" height="34" rx="2" fill="${frame}"/><rect x="-20" y="-14" width="40" height="28" fill="${isDark ? '#0c0d10' : '#fbfaf7'}"/><path d="M-20 -14H20V-10H-20ZM-20 -14V14H-17V-14Z" fill="#000" opacity=".28"/>${figure}`
}

function counters(sheet: Sheet, design: DesignRef, reach: number): string {
  const radius = reach * 0.265
  const offset = reach * 0.475
  return (
    place(counter(sheet, design, radius, 40, ['30', '', '10', '20']), offset, 0) +
    place(counter(sheet, design, radius, 310, ['60', '15', '30', '45']), -offset, 0) +
    place(counter(sheet, design, radius, 110, ['12', '3', '6', '9']), 0, offset) +
    needle(sheet, 0, reach * 0.93, metalColour(accentMetal(design.metal), isDarkDial(design.colour) ? 0.82 : 0.3), 3)
  )
}

/** Slim hand with an arrow tip that turns once in 24 hours. */
function gmtHand(sheet: Sheet, reach: number): string {
  const degrees = 106
  const stem = polygon(
    turned(
      [
        [-2, 0],
        [-2, -reach * 0.8],
        [2, -reach * 0.8],
        [2, 0],
      ],
      degrees,
    ),
  )
  const tip = polygon(
    turned(
      [
        [0, -reach * 0.97],
        [15, -reach * 0.8],
        [-15, -reach * 0.8],
      ],
      degrees,
    ),
  )
  return `${shadow(sheet, [stem, tip], 4)}<path d="${stem}" fill="#c8551a"/><path d="${tip}" fill="#f2ede6" stroke="#c8551a" stroke-width="4" stroke-linejoin="round"/>`
}

/** Ten coloured minutes of a start, as an arc around the upper half of the dial. */
function countdown(design: DesignRef, reach: number): string {
  const radius = reach * 0.62
  const { ink, base } = tone(design.colour)
  let arcs = ''
  for (let minute = 0; minute < 10; minute += 1) {
    const colour = minute < 5 ? '#b8322c' : '#1d4a86'
    const from = -72 + minute * 14.4
    arcs += `<path d="${arc(radius, from + 0.8, from + 13.6)}" fill="none" stroke="${minute % 2 === 0 ? colour : ink}" stroke-opacity="${minute % 2 === 0 ? 1 : 0.16}" stroke-width="26"/>`
    const figure = lettering(String(10 - minute), {
      height: 13,
      colour: minute % 2 === 0 ? '#fff' : ink,
      weight: 0.17,
      tracking: 0.2,
    })
    arcs += `<g transform="rotate(${n(from + 7.2)})">${place(figure, 0, -radius)}</g>`
  }
  return `<path d="${arc(radius, -73.6, 73.6)}" fill="none" stroke="${base}" stroke-width="32"/>${arcs}`
}

function arc(radius: number, from: number, to: number): string {
  const point = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${n(radius * Math.sin(radians))} ${n(-radius * Math.cos(radians))}`
  }
  return `M${point(from)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`
}
