import type { DesignRef } from '../../../seed/seedTypes.js'
import { mix } from '../colour.js'
import { lettering } from '../../logos/lettering.js'
import { accentMetal, metalColour } from '../metal.js'
import { isDarkDial, tone } from '../palette.js'
import { type Sheet, linear, n, place, radial } from '../sheet.js'
import { needle } from './hands.js'

/** A recessed small dial with a turned surface, its own scale and hand; labels from the top, clockwise. */
export function counter(
  sheet: Sheet,
  design: DesignRef,
  radius: number,
  hand: number,
  labels: readonly string[],
): string {
  const { base, deep, light, ink } = tone(design.colour)
  const isDark = isDarkDial(design.colour)
  const metal = accentMetal(design.metal === 'ceramic' ? 'steel' : design.metal)
  const floor = radial(
    sheet,
    `counter-${base}`,
    [
      [0, isDark ? mix(base, deep, 0.3) : mix(base, light, 0.5)],
      [1, isDark ? deep : mix(base, deep, 0.25)],
    ],
    0.4,
    0.35,
    0.8,
  )
  const edge = linear(sheet, 'counter-edge', 50, [
    [0, '#000', 0.6],
    [0.5, '#000', 0.1],
    [1, '#fff', 0.55],
  ])
  let grooves = ''
  for (let r = 5; r < radius - 14; r += 2.6) grooves += `<circle r="${n(r)}"/>`
  let ticks = ''
  for (let tick = 0; tick < 60; tick += 1) {
    const length = tick % 5 === 0 ? 9 : 5
    ticks += `<path d="M0 ${n(-radius + 4)}v${length}" stroke-width="${tick % 5 === 0 ? 1.8 : 0.9}" transform="rotate(${tick * 6})"/>`
  }
  const figures = labels
    .map((label, index) => {
      const angle = (index * 2 * Math.PI) / labels.length
      const away = radius - 22
      return place(
        lettering(label, { height: 10.5, colour: ink, weight: 0.14, tracking: 0.22 }),
        away * Math.sin(angle),
        -away * Math.cos(angle),
      )
    })
    .join('')
  return (
    `<circle r="${n(radius)}" fill="${floor}"/><g fill="none" stroke="${isDark ? '#fff' : '#000'}" stroke-opacity=".09" stroke-width=".8">${grooves}</g>` +
    `<g stroke="${ink}" stroke-opacity=".8">${ticks}</g>${figures}` +
    `<circle r="${n(radius)}" fill="none" stroke="${edge}" stroke-width="3"/>` +
    needle(sheet, hand, radius * 0.74, metalColour(metal, isDark ? 0.86 : 0.3), 2.6) +
    `<circle r="4" fill="${metalColour(metal, 0.75)}"/>`
  )
}
