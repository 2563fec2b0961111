import type { DesignRef } from '../../../seed/seedTypes.js'
import { mix } from '../colour.js'
import { clawed, pave } from '../gem/setting.js'
import { lettering } from '../../logos/lettering.js'
import { metalColour } from '../metal.js'
import { tone } from '../palette.js'
import { type Sheet, blur, linear, n, place, radial } from '../sheet.js'
import { type Flat, chain, sampled } from './chain.js'
import { pearl } from '../gem/pearl.js'

/** An open box with a pendant and a pair of earrings in its fitted lining, centred on 0,0. */
export function drawSetBox(sheet: Sheet, design: DesignRef, brand: string): string {
  return place(lid(sheet, design, brand) + tray(sheet, design) + pieces(sheet, design), 0, 20)
}

function lid(sheet: Sheet, design: DesignRef, brand: string): string {
  const { base, deep, light } = tone(design.colour === 'white' ? 'burgundy' : design.colour)
  const shell = linear(sheet, `lid-${base}`, 90, [
    [0, mix(base, light, 0.35)],
    [0.5, base],
    [1, deep],
  ])
  const satin = linear(sheet, 'lid-satin', 72, [
    [0, '#fffdf8'],
    [0.35, '#efe6da'],
    [0.6, '#f8f2e9'],
    [1, '#cdbfae'],
  ])
  return `<path d="M-400 -20L-366 -486Q-364 -510 -338 -510H338Q364 -510 366 -486L400 -20Z" fill="${shell}"/><path d="M-366 -36L-338 -462Q-336 -480 -316 -480H316Q336 -480 338 -462L366 -36Z" fill="${satin}"/><path d="M-366 -36L-362 -100H362L366 -36Z" fill="#000" opacity=".16" filter="${blur(sheet, 12)}"/>${place(lettering(brand, { height: 24, colour: metalColour('yellowGold', 0.5), weight: 0.1, tracking: 0.7 }), 0, -270)}`
}

function tray(sheet: Sheet, design: DesignRef): string {
  const { base, deep, light } = tone(design.colour === 'white' ? 'burgundy' : design.colour)
  const front = linear(sheet, `tray-${base}`, 90, [
    [0, mix(base, light, 0.3)],
    [0.16, base],
    [1, deep],
  ])
  const velvet = radial(
    sheet,
    'tray-velvet',
    [
      [0, '#fbf6ee'],
      [0.6, '#eadfd0'],
      [1, '#c5b5a1'],
    ],
    0.36,
    0.26,
    0.85,
  )
  const rim = linear(sheet, `tray-rim-${base}`, 0, [
    [0, mix(base, light, 0.5)],
    [0.5, base],
    [1, deep],
  ])
  return `<path d="M-400 -24H400L446 360H-446Z" fill="${rim}"/><path d="M-372 -4H372L412 338H-412Z" fill="${velvet}"/><path d="M-372 -4H372L375 20H-375Z" fill="#000" opacity=".28" filter="${blur(sheet, 7)}"/><path d="M-446 360H446L438 492Q437 506 422 506H-422Q-437 506 -438 492Z" fill="${front}"/><path d="M-446 361H446" stroke="${mix(light, '#ffffff', 0.3)}" stroke-opacity=".6" stroke-width="2.4"/><rect x="-34" y="384" width="68" height="34" rx="6" fill="${metalColour('yellowGold', 0.7)}"/><rect x="-31" y="386" width="62" height="8" rx="4" fill="${metalColour('yellowGold', 0.97)}"/>`
}

function pieces(sheet: Sheet, { metal, gem }: DesignRef): string {
  const fall = sampled((t): Flat => [(t * 2 - 1) * 235, 2 + 186 * (1 - Math.abs(t * 2 - 1) ** 2.3)])
  const hollow = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#8d7a63" opacity=".5" filter="${blur(sheet, 8)}"/>`
  const drop = gem === 'pearl' ? place(pearl(sheet, 50), 0, 262) : place(clawed(sheet, gem, 'oval', 62, metal), 0, 264)
  const stud = (x: number) =>
    hollow(x + 4, 250, 52, 42) +
    place(gem === 'pearl' ? pearl(sheet, 40) : clawed(sheet, gem, 'round', 45, metal), x, 240)
  return (
    hollow(5, 270, 66, 62) +
    chain(fall, metal, 6.5) +
    place(pave(sheet, gem === 'none' ? 'none' : 'diamond', 11, metal, 0), 0, 197) +
    drop +
    stud(-262) +
    stud(262)
  )
}
