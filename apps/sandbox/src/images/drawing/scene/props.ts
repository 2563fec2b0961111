import { assertNever } from '../assertNever.js'
import { gemStone } from '../gem/gemStone.js'
import { hoop } from '../hoop.js'
import { metalBar, metalColour } from '../metal.js'
import { createRandom } from '../../../createRandom.js'
import { type Sheet, linear, n, place, radial } from '../sheet.js'
import { paint, roundedProfile, sweep } from '../sweep.js'
import type { Prop } from './sceneSpec.js'

/** A thing of the workshop, centred on 0,0. */
export function drawProp(sheet: Sheet, prop: Prop): string {
  switch (prop) {
    case 'looseStones':
      return looseStones(sheet)
    case 'tweezers':
      return tweezers(sheet)
    case 'loupe':
      return loupe(sheet)
    case 'plan':
      return plan()
    case 'ribbon':
      return ribbon(sheet)
    default:
      return assertNever(prop)
  }
}

/** Sorted stones on a sheet: one large, rows by size, a few strays. */
function looseStones(sheet: Sheet): string {
  const random = createRandom(19)
  let stones =
    place(gemStone(sheet, 'sapphire', 'oval', 84), -210, 30, 12) +
    place(gemStone(sheet, 'diamond', 'emerald', 66), 0, 20, -14) +
    place(gemStone(sheet, 'ruby', 'pear', 70), 190, 40, 24)
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 9 - row; column += 1) {
      const size = 23 - row * 5
      const x = -270 + column * (size * 2 + 22) + random() * 8
      const y = -170 + row * 56 + random() * 6
      if (row === 2 && column > 4) continue
      stones += place(gemStone(sheet, 'diamond', 'round', size, column + row), x, y, random() * 90)
    }
  }
  return stones
}

function tweezers(sheet: Sheet): string {
  const leg = (side: number) =>
    `<path d="M${n(side * 4)} -330L${n(side * 24)} 60Q${n(side * 28)} 250 ${n(side * 12)} 330H${n(side * -2)}Q${n(side * 8)} 200 ${n(side * 6)} 60L${n(side * 0.5)} -330Z" fill="${metalBar(sheet, 'steel', 0, side < 0 ? [0.95, 0.7, 0.45] : [0.62, 0.4, 0.24])}" stroke="${metalColour('steel', 0.12)}" stroke-width="1"/>`
  return `${leg(-1)}${leg(1)}<path d="M-20 150h10M-20 162h10M-20 174h10M-20 186h10M-20 198h10" stroke="#000" stroke-opacity=".4" stroke-width="2"/>`
}

function loupe(sheet: Sheet): string {
  const glass = radial(
    sheet,
    'loupe-glass',
    [
      [0, '#fff', 0.5],
      [0.5, '#fff', 0.12],
      [0.9, '#000', 0.12],
      [1, '#000', 0.34],
    ],
    0.34,
    0.3,
    0.76,
  )
  const ring = paint(
    sweep(hoop(118, { tilt: 90 }, 160), roundedProfile(12, 17, 2.6, 22), { metal: 'ceramic', isClosed: true }),
  )
  return `<circle r="106" fill="${glass}"/>${ring}<path d="M-62 -52A84 84 0 0 1 10 -84" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round" fill="none"/>`
}

/** Construction lines of a watch on old paper. */
function plan(): string {
  let lines = ''
  for (const radius of [60, 120, 196, 250, 268, 320]) lines += `<circle r="${radius}"/>`
  for (let index = 0; index < 60; index += 1)
    lines += `<path d="M0 ${index % 5 === 0 ? -232 : -242}V-250" transform="rotate(${index * 6})"/>`
  lines +=
    '<path d="M-420 0H420M0 -480V480" stroke-dasharray="18 6 3 6"/><path d="M-268 0V-430M268 0V-430M-268 -412H268M-256 -418L-268 -412L-256 -406M256 -418L268 -412L256 -406"/><circle r="70" cy="128"/><circle r="70" cx="-128"/><circle r="70" cx="128"/>'
  return `<g fill="none" stroke="#5d4630" stroke-opacity=".5" stroke-width="1.8">${lines}</g>`
}

function ribbon(sheet: Sheet): string {
  const satin = linear(sheet, 'ribbon', 90, [
    [0, '#f7e3b0'],
    [0.3, '#c9a45c'],
    [0.55, '#f1dba4'],
    [0.8, '#a37e2c'],
    [1, '#d9bd7a'],
  ])
  const band = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="#6b4f17" stroke-width="${width + 3}"/><path d="${d}" fill="none" stroke="${satin}" stroke-width="${width}"/>`
  return band('M-520 40C-380 -70 -280 130 -120 30S140 -80 260 40S440 110 560 10', 34)
}
