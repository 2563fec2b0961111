import type { DesignRef } from '../../../seed/seedTypes.js'
import { metalColour } from '../metal.js'
import { type Sheet, linear, n, place, radial } from '../sheet.js'

const BRASS = 'yellowGold'

/** An openworked movement: barrel, going train, balance, and bridges with bright bevels over them. */
export function openworked(sheet: Sheet, radius: number, design: DesignRef): string {
  const at = (x: number, y: number, body: string) => place(body, x * radius, y * radius)
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
  return (
    `<circle r="${n(radius)}" fill="${depth}"/>${perlage(radius)}` +
    at(0, -0.46, wheel(sheet, radius * 0.4, 60, 5, 'steel', true)) +
    at(0.4, 0.12, wheel(sheet, radius * 0.27, 48, 5, BRASS)) +
    at(-0.42, -0.02, wheel(sheet, radius * 0.23, 40, 4, BRASS)) +
    at(-0.36, 0.42, wheel(sheet, radius * 0.19, 34, 5, BRASS)) +
    at(0.16, 0.5, balance(sheet, radius * 0.33)) +
    bridges(sheet, radius, design) +
    [
      [0, -0.46],
      [0.4, 0.12],
      [-0.42, -0.02],
      [-0.36, 0.42],
      [0.16, 0.5],
    ]
      .map(([x = 0, y = 0]) => at(x, y, jewel(sheet)))
      .join('') +
    [
      [-0.62, -0.52],
      [0.66, -0.42],
      [0.66, 0.6],
      [-0.7, 0.56],
    ]
      .map(([x = 0, y = 0], index) => at(x, y, screw(sheet, index)))
      .join('')
  )
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
    'M-1 -.3C-.6 -.46 -.36 -.36 0 -.46S.62 -.52 1 -.34',
    'M-1 .22C-.7 .1 -.56 .02 -.42 -.02S.1 .16 .4 .12S.8 .1 1 .04',
    'M-.84 .56C-.6 .5 -.5 .44 -.36 .42S0 .54 .16 .5S.5 .62 .78 .66',
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
        stroke('#000', 42, ' transform="translate(4 7)" opacity=".5"') +
        stroke(metalColour(metal, 1), 40) +
        stroke(metalColour(metal, 0.3), 37, ' transform="translate(1.2 1.6)"') +
        stroke(paint, 33)
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
