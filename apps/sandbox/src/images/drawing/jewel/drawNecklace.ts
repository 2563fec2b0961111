import type { DesignRef, Gem, Metal } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { clawed, pave } from '../gem/setting.js'
import { pearl } from '../gem/pearl.js'
import { metalBar, metalColour } from '../metal.js'
import { domed, rim } from '../rim.js'
import { type Sheet, n, place } from '../sheet.js'
import { rays } from '../watch/dialFace.js'
import { type Flat, chain, evenly, sampled } from './chain.js'

export type NecklaceKey = 'necklace-pendant' | 'necklace-riviere' | 'necklace-pearls'

/** A necklace laid out as it falls on the neck, centred on 0,0. */
export function drawNecklace(sheet: Sheet, key: NecklaceKey, design: DesignRef): string {
  switch (key) {
    case 'necklace-pendant':
      return pendant(sheet, design)
    case 'necklace-riviere':
      return riviere(sheet, design)
    case 'necklace-pearls':
      return pearls(sheet, design.metal)
    default:
      return assertNever(key)
  }
}

/** Curve of a chain that hangs from beyond the upper edge. */
function hanging(width: number, top: number, bottom: number): (t: number) => Flat {
  return (t) => {
    const x = (t * 2 - 1) * width
    return [x, top + (bottom - top) * (1 - Math.abs(t * 2 - 1) ** 2.1)]
  }
}

function pendant(sheet: Sheet, { metal, gem }: DesignRef): string {
  const fall = 95
  const top = -760
  const beyond = [-330, 330].map((x): Flat => [x, top - 1300])
  const line = [beyond[0] ?? [0, 0], ...sampled(hanging(330, top, fall)), beyond[1] ?? [0, 0]]
  const bail = `<path d="M-15 -34C-15 -62 15 -62 15 -34L8 10H-8Z" fill="${metalBar(sheet, metal, 0, [0.3, 0.9, 0.98, 0.6, 0.3])}" stroke="${metalColour(metal, 0.2)}" stroke-width="1.4"/><ellipse cy="-36" rx="7" ry="11" fill="${metalColour(metal, 0.12)}"/>`
  return chain(line, metal, 8.5) + place(bail + hanger(sheet, metal, gem), 0, fall + 22)
}

function hanger(sheet: Sheet, metal: Metal, gem: Gem): string {
  if (gem === 'none') return place(medallion(sheet, metal), 0, 136)
  const accent = place(pave(sheet, 'diamond', 20, metal, 1), 0, 26)
  if (gem === 'pearl') return accent + place(pearl(sheet, 96), 0, 142)
  return accent + place(clawed(sheet, gem, 'pear', 136, metal), 0, 188)
}

/** A disc of metal with a satin middle and a polished rim. */
function medallion(sheet: Sheet, metal: Metal): string {
  const shape = { a: 124, b: 124, squareness: 2 }
  const colours = { deep: metalColour(metal, 0.34), base: metalColour(metal, 0.66), light: metalColour(metal, 0.96) }
  const clip = sheet.define('medallion', (id) => `<clipPath id="${id}"><circle r="112"/></clipPath>`)
  return `<circle r="118" fill="${colours.base}"/><g clip-path="url(#${clip})">${rays(colours, 120, 0.9)}</g>${rim(shape, domed(0, 18), metal, 'polished')}`
}

/** A closed loop of stones that grow towards the middle, claw to claw, with a clasp at the top. */
function riviere(sheet: Sheet, { metal, gem }: DesignRef): string {
  const curve = sampled((t): Flat => {
    const angle = 0.08 + t * (2 * Math.PI - 0.16)
    return [420 * Math.sin(angle) * (1 - 0.1 * Math.cos(angle)), 10 - 575 * Math.cos(angle)]
  }, 1600)
  const stones: string[] = []
  let wait = 0
  for (let step = 1; step < curve.length; step += 1) {
    const [x, y] = curve[step] ?? [0, 0]
    const [px, py] = curve[step - 1] ?? [x, y]
    wait -= Math.hypot(x - px, y - py)
    if (wait > 0) continue
    const size = 15 + 31 * Math.sin((Math.PI * step) / curve.length) ** 4
    const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
    stones.push(place(pave(sheet, gem === 'none' ? 'diamond' : gem, size, metal, stones.length), x, y, turn))
    wait = size * 2.14
  }
  return stones.join('') + place(clasp(sheet, metal), 0, -565)
}

function pearls(sheet: Sheet, metal: Metal): string {
  const curve = sampled((t): Flat => {
    const angle = t * 2 * Math.PI - Math.PI / 2
    const wave = 1 + 0.045 * Math.sin(3 * angle + 0.6)
    return [405 * Math.cos(angle) * wave, 520 * Math.sin(angle) * (1 + 0.03 * Math.cos(2 * angle))]
  }, 900)
  const spots = evenly(curve, 67.4)
  const silk = `<path d="M${curve.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="#e9e0d2" stroke-width="5"/>`
  const strand = spots
    .map(({ at: [x, y], degrees }, index) => {
      if (index === 0) return place(clasp(sheet, metal), x, y, degrees)
      const shade = `<ellipse cx="5" cy="8" rx="30" ry="30" opacity=".13"/>`
      const knot = place(
        `<circle cx="33" r="4.6" fill="#cfc3b2"/><circle cx="32.4" cy="-1" r="2.6" fill="#f5efe4"/>`,
        0,
        0,
        degrees,
      )
      return place(shade + knot + pearl(sheet, 31.5), x, y)
    })
    .join('')
  return silk + strand
}

function clasp(sheet: Sheet, metal: Metal): string {
  const barrel = metalBar(sheet, metal, 90, [0.25, 0.7, 0.98, 0.6, 0.3, 0.45])
  return `<rect x="-32" y="-17" width="64" height="34" rx="15" fill="${barrel}" stroke="${metalColour(metal, 0.2)}" stroke-width="1.2"/>${[-16, 0, 16].map((x, index) => place(pave(sheet, 'diamond', 7.4, metal, index), x, 0)).join('')}`
}
