import type { DesignRef } from '../../../seed/seedTypes.js'
import { metalColour } from '../metal.js'
import { tone } from '../palette.js'
import { domed, rim } from '../rim.js'
import { type Sheet, blur, linear, n, place, radial } from '../sheet.js'
import { rays } from './dialFace.js'

const BRASS = 'yellowGold'

const AXES = { barrel: [0, -0.38], left: [-0.42, 0.06], right: [0.42, 0.06], balance: [0, 0.42] } as const
/** Inner radius of the ring that carries the hour markers. */
const CHAPTER = 0.77

/** An openworked movement: barrel, going train and balance under bevelled bridges, framed by the hour ring. */
export function openworked(sheet: Sheet, radius: number, design: DesignRef): string {
  const at = ([x, y]: readonly [number, number], body: string) => place(body, x * radius, y * radius)
  const depth = radial(
    sheet,
    'movement-depth',
    [
      [0, '#3a3d43'],
      [0.7, '#1b1d21'],
      [1, '#08090b'],
    ],
    0.4,
    0.35,
    0.75,
  )
  const screws = [
    [-0.6, -0.4],
    [0.6, -0.4],
    [-0.66, 0.13],
    [0.66, 0.13],
    [0, 0.7],
  ] as const
  return (
    `<circle r="${n(radius)}" fill="${depth}"/>${perlage(radius * CHAPTER)}` +
    at(AXES.barrel, wheel(sheet, radius * 0.34, 60, 5, 'steel', true)) +
    at(AXES.left, wheel(sheet, radius * 0.26, 48, 5, BRASS)) +
    at(AXES.right, wheel(sheet, radius * 0.26, 48, 5, BRASS)) +
    at([0, 0], wheel(sheet, radius * 0.17, 36, 4, BRASS)) +
    at(AXES.balance, balance(sheet, radius * 0.3)) +
    bridges(sheet, radius, design) +
    Object.values(AXES)
      .map((axis) => at(axis, jewel(sheet)))
      .join('') +
    screws.map((spot, index) => at(spot, screw(sheet, index))).join('') +
    hourRing(sheet, radius, design)
  )
}

function hourRing(sheet: Sheet, radius: number, design: DesignRef): string {
  const inner = radius * CHAPTER
  const circle = (r: number) => `M${n(r)} 0A${n(r)} ${n(r)} 0 1 0 ${n(-r)} 0A${n(r)} ${n(r)} 0 1 0 ${n(r)} 0Z`
  const clip = sheet.define(
    `hour-ring-${n(radius)}`,
    (id) => `<clipPath id="${id}"><path d="${circle(radius)}${circle(inner)}" clip-rule="evenodd"/></clipPath>`,
  )
  const shade = `<path d="${circle(radius * 1.2)}${circle(inner)}" fill-rule="evenodd" transform="translate(5 8)" filter="${blur(sheet, 6, 8)}" opacity=".6"/>`
  const inside = sheet.define(
    `movement-${n(radius)}`,
    (id) => `<clipPath id="${id}"><path d="${circle(radius)}"/></clipPath>`,
  )
  return `<g clip-path="url(#${inside})">${shade}</g><g clip-path="url(#${clip})">${rays(tone(design.colour), radius, 0.9)}</g>${rim({ a: inner + 4, b: inner + 4, squareness: 2 }, domed(0, 6, 4), 'steel', 'polished')}`
}

/** Overlapping turned dots of the base plate. */
function perlage(radius: number): string {
  let dots = ''
  for (let y = -radius; y < radius; y += 15) {
    for (let x = -radius; x < radius; x += 15) {
      if (Math.hypot(x, y) > radius) continue
      dots += `<circle cx="${n(x)}" cy="${n(y)}" r="10"/>`
    }
  }
  return `<g fill="#fff" fill-opacity=".025" stroke="#fff" stroke-opacity=".05">${dots}</g>`
}

function wheel(
  sheet: Sheet,
  radius: number,
  teeth: number,
  spokes: number,
  metal: 'steel' | typeof BRASS,
  isClosed = false,
): string {
  const paint = linear(sheet, `wheel-${metal}`, 50, [
    [0, metalColour(metal, 0.95)],
    [0.45, metalColour(metal, 0.62)],
    [0.7, metalColour(metal, 0.4)],
    [1, metalColour(metal, 0.7)],
  ])
  let edge = ''
  for (let tooth = 0; tooth < teeth * 2; tooth += 1) {
    const angle = (tooth / (teeth * 2)) * 2 * Math.PI
    const r = radius * (tooth % 2 === 0 ? 1 : 0.93)
    edge += `${tooth === 0 ? 'M' : 'L'}${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
  }
  const inner = radius * 0.78
  const hole = `M${n(inner)} 0A${n(inner)} ${n(inner)} 0 1 0 ${n(-inner)} 0A${n(inner)} ${n(inner)} 0 1 0 ${n(inner)} 0Z`
  let arms = ''
  for (let arm = 0; arm < spokes; arm += 1)
    arms += `<path d="M0 0V${n(-inner - 2)}" transform="rotate(${n((arm * 360) / spokes)})"/>`
  const shade = `<path d="${edge}Z${isClosed ? '' : hole}" fill-rule="evenodd" transform="translate(3 5)" opacity=".5"/>`
  const rings = isClosed
    ? spiralGrain(inner)
    : `<g stroke="${paint}" stroke-width="${n(radius * 0.1)}">${arms}</g><circle r="${n(radius * 0.2)}" fill="${paint}"/>`
  return `${shade}<path d="${edge}Z${isClosed ? '' : hole}" fill-rule="evenodd" fill="${paint}" stroke="#000" stroke-opacity=".5" stroke-width=".8"/>${rings}<circle r="${n(inner)}" fill="none" stroke="#fff" stroke-opacity=".5"/>`
}

function spiralGrain(radius: number): string {
  let lines = ''
  for (let index = 0; index < 40; index += 1) {
    lines += `<path d="M0 0Q${n(radius * 0.5)} ${n(-radius * 0.1)} ${n(radius * 0.8)} ${n(-radius * 0.58)}" transform="rotate(${index * 9})"/>`
  }
  return `<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.4">${lines}</g>`
}

function balance(sheet: Sheet, radius: number): string {
  const gold = linear(sheet, 'balance-gold', 50, [
    [0, metalColour(BRASS, 1)],
    [0.5, metalColour(BRASS, 0.6)],
    [1, metalColour(BRASS, 0.36)],
  ])
  let spring = 'M0 0'
  for (let step = 0; step < 220; step += 1) {
    const angle = step * 0.2
    const r = 5 + (radius * 0.55 * step) / 220
    spring += `L${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
  }
  return `<circle r="${n(radius)}" cx="4" cy="6" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="11"/><path d="${spring}" fill="none" stroke="#5d7fc0" stroke-width="1.5"/><path d="M${n(-radius)} 0H${n(radius)}" stroke="${metalColour(BRASS, 0.7)}" stroke-width="9" transform="rotate(28)"/><circle r="${n(radius)}" fill="none" stroke="${gold}" stroke-width="10"/>`
}

function bridges(sheet: Sheet, radius: number, design: DesignRef): string {
  const metal = design.metal === 'yellowGold' || design.metal === 'roseGold' ? design.metal : 'titanium'
  const bars = [
    'M-.8 -.5C-.5 -.36 -.3 -.38 0 -.38S.5 -.36 .8 -.5',
    'M-.85 .16C-.66 .13 -.56 .06 -.42 .06S-.16 0 0 0S.26 .06 .42 .06S.66 .13 .85 .16',
    'M0 .86L0 .42',
  ]
  const paint = linear(sheet, `bridge-${metal}`, 62, [
    [0, metalColour(metal, 0.72)],
    [0.4, metalColour(metal, 0.46)],
    [0.6, metalColour(metal, 0.58)],
    [1, metalColour(metal, 0.34)],
  ])
  return bars
    .map((bar) => {
      const d = bar.replace(/-?\.?\d+(\.\d+)?/g, (value) => n(Number(value) * radius))
      const stroke = (colour: string, width: number, more = '') =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
      return (
        stroke('#000', 36, ' transform="translate(4 7)" opacity=".5"') +
        stroke(metalColour(metal, 1), 34) +
        stroke(metalColour(metal, 0.3), 31, ' transform="translate(1.2 1.6)"') +
        stroke(paint, 27)
      )
    })
    .join('')
}

function jewel(sheet: Sheet): string {
  const ruby = radial(
    sheet,
    'jewel',
    [
      [0, '#ff9fb4'],
      [0.35, '#d3244f'],
      [1, '#5c0820'],
    ],
    0.36,
    0.32,
    0.8,
  )
  const gold = radial(
    sheet,
    'chaton',
    [
      [0, metalColour(BRASS, 0.95)],
      [1, metalColour(BRASS, 0.45)],
    ],
    0.3,
    0.3,
    0.9,
  )
  return `<circle r="14" fill="${gold}"/><circle r="9.5" fill="${ruby}"/><circle r="2.6" fill="#22030b"/>`
}

function screw(sheet: Sheet, index: number): string {
  const blue = radial(
    sheet,
    'screw',
    [
      [0, '#7fa2e4'],
      [0.5, '#2747a4'],
      [1, '#0c1644'],
    ],
    0.35,
    0.3,
    0.9,
  )
  return `<circle r="11" fill="#000" opacity=".5" cx="1.5" cy="2.5"/><circle r="10.5" fill="${blue}"/><path d="M-9 0H9" stroke="#04091f" stroke-width="3" transform="rotate(${25 + index * 37})"/>`
}
