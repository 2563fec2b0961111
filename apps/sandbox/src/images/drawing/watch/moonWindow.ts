import type { DesignRef } from '../../../seed/seedTypes.js'
import { metalColour } from '../metal.js'
import { createRandom } from '../../../createRandom.js'
import { type Sheet, blur, group, n, radial } from '../sheet.js'

/** The window of a moon phase: an engraved moon of gold rises between two rounded horizons. */
export function moonWindow(sheet: Sheet, design: DesignRef, radius: number): string {
  const metal = design.metal === 'roseGold' ? 'roseGold' : 'yellowGold'
  const opening = `M${n(-radius)} ${n(radius * 0.14)}A${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} ${n(radius * 0.14)}A${n(radius / 2)} ${n(radius / 2)} 0 0 0 0 ${n(radius * 0.14)}A${n(radius / 2)} ${n(radius / 2)} 0 0 0 ${n(-radius)} ${n(radius * 0.14)}Z`
  const clip = sheet.define(`moon-${n(radius)}`, (id) => `<clipPath id="${id}"><path d="${opening}"/></clipPath>`)
  const night = radial(
    sheet,
    'night',
    [
      [0, '#20407c'],
      [0.6, '#0c1d47'],
      [1, '#040b20'],
    ],
    0.4,
    0.2,
    0.9,
  )
  const shine = radial(
    sheet,
    `moon-shine-${metal}`,
    [
      [0, metalColour(metal, 0.98)],
      [0.55, metalColour(metal, 0.74)],
      [1, metalColour(metal, 0.4)],
    ],
    0.34,
    0.3,
    0.8,
  )
  const size = radius * 0.4
  const sky = `<circle r="${n(radius * 1.05)}" fill="${night}"/>${stars(radius, metalColour(metal, 0.9))}`
  const moon = `<g transform="translate(${n(radius * 0.1)} ${n(-radius * 0.42)})"><circle r="${n(size)}" cx="2" cy="3" opacity=".5"/><circle r="${n(size)}" fill="${shine}"/>${craters(size)}</g>`
  const depth = `<path d="${opening}" fill="none" stroke="#000" stroke-width="12" stroke-opacity=".55" filter="${blur(sheet, 4)}" transform="translate(2 4)"/>`
  return `${group(`clip-path="url(#${clip})"`, sky + moon + depth)}<path d="${opening}" fill="none" stroke="${metalColour(metal, 0.82)}" stroke-width="3"/><path d="${opening}" fill="none" stroke="${metalColour(metal, 1)}" stroke-width="1" transform="translate(.8 .8)"/>`
}

function stars(radius: number, colour: string): string {
  const random = createRandom(31)
  let result = ''
  for (let index = 0; index < 26; index += 1) {
    const angle = Math.PI * (1 + random())
    const away = radius * (0.25 + 0.7 * Math.sqrt(random()))
    const size = 1.2 + random() * 2.4
    const x = n(away * Math.cos(angle))
    const y = n(away * Math.sin(angle))
    result += `<path transform="translate(${x} ${y}) scale(${n(size)})" d="M0 -1.6L.35 -.35L1.6 0L.35 .35L0 1.6L-.35 .35L-1.6 0L-.35 -.35Z" fill="${colour}"/>`
  }
  return result
}

function craters(size: number): string {
  const random = createRandom(3)
  let result = ''
  for (let index = 0; index < 14; index += 1) {
    const angle = random() * 2 * Math.PI
    const away = size * 0.75 * Math.sqrt(random())
    const r = size * (0.05 + random() * 0.13)
    const x = away * Math.cos(angle)
    const y = away * Math.sin(angle)
    result += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#000" fill-opacity=".12"/><circle cx="${n(x + 0.8)}" cy="${n(y + 0.8)}" r="${n(r)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".8"/>`
  }
  return result
}
