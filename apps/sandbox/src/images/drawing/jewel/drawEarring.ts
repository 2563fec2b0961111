import type { DesignRef, Metal } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { clawed, pave } from '../gem/setting.js'
import { pearl } from '../gem/pearl.js'
import { type Pose, hoop } from '../hoop.js'
import type { Vector } from '../light.js'
import { type Sheet, group, n, place } from '../sheet.js'
import { paint, roundedProfile, stationsAlong, sweep } from '../sweep.js'

export type EarringKey = 'earring-stud' | 'earring-drop' | 'earring-hoop'

/** A pair of earrings, one from the front and one a little turned, centred on 0,0. */
export function drawEarring(sheet: Sheet, key: EarringKey, design: DesignRef): string {
  switch (key) {
    case 'earring-stud':
      return studs(sheet, design)
    case 'earring-drop':
      return drops(sheet, design)
    case 'earring-hoop':
      return hoops(sheet, design)
    default:
      return assertNever(key)
  }
}

function wire(points: readonly Vector[], metal: Metal, radius: number): string {
  return paint(sweep(stationsAlong(points, [0, 0, 1]), roundedProfile(radius, radius, 2, 16), { metal }))
}

function studs(sheet: Sheet, { metal, gem }: DesignRef): string {
  const stone = gem === 'none' ? 'diamond' : gem
  const post = wire(
    Array.from({ length: 20 }, (_, index): Vector => [40 + index * 9.5, 10 + index * 2.6, 0]),
    metal,
    8,
  )
  const back = place(
    paint(sweep(hoop(34, { tilt: 78, yaw: 50 }, 80), roundedProfile(12, 10, 2.4, 16), { metal, isClosed: true })),
    196,
    52,
  )
  const face = clawed(sheet, stone, 'round', 186, metal)
  const turned = group('transform="rotate(14) scale(.72 1)"', clawed(sheet, stone, 'round', 186, metal, 1))
  const cup = wire(
    Array.from({ length: 24 }, (_, index): Vector => {
      const angle = ((index / 23) * 150 - 75) * (Math.PI / 180)
      return [96 * Math.cos(angle) * 0.95 - 8, 170 * Math.sin(angle), 0]
    }),
    metal,
    9,
  )
  return place(face, -215, -95) + place(post + back + cup + turned, 200, 150)
}

function drops(sheet: Sheet, design: DesignRef): string {
  return place(drop(sheet, design, 1), -185, 200) + place(drop(sheet, design, 0.84), 190, 200)
}

function drop(sheet: Sheet, { metal, gem }: DesignRef, squash: number): string {
  const stone = gem === 'none' ? 'diamond' : gem
  const hook: Vector[] = Array.from({ length: 60 }, (_, index) => {
    const t = index / 59
    const angle = -Math.PI / 2 + t * Math.PI * 1.32
    return [
      46 + 62 * Math.sin(angle - Math.PI / 2 + 1.57) - 46,
      -470 - 74 * Math.cos(angle - Math.PI / 2 + 1.57) + t * 60,
      t * 10,
    ]
  })
  const joint = wire(
    [
      [0, -336, 0],
      [0, -312, 0],
      [0, -290, 0],
    ],
    metal,
    6,
  )
  const upper = place(clawed(sheet, 'diamond', 'round', 56, metal), 0, -388)
  const small = place(pave(sheet, 'diamond', 22, metal, 2), 0, -270)
  const body =
    stone === 'pearl' ? place(pearl(sheet, 112), 0, -128) : place(clawed(sheet, stone, 'pear', 190, metal), 0, -48)
  return wire(hook, metal, 6.5) + group(`transform="scale(${n(squash)} 1)"`, joint + upper + small + body)
}

function hoops(sheet: Sheet, { metal, gem }: DesignRef): string {
  const pair: readonly (readonly [number, number, Pose, number])[] = [
    [-190, -110, { tilt: 72, yaw: 48 }, 0],
    [190, 130, { tilt: 62, yaw: -42 }, 10],
  ]
  return pair
    .map(([x, y, pose, turn]) => {
      const solid = sweep(hoop(268, pose, 260), roundedProfile(30, 30, 2, 34), { metal, isClosed: true })
      const stones = gem === 'none' ? '' : hoopStones(sheet, pose, gem, metal)
      return place(paint(solid) + stones, x, y, turn)
    })
    .join('')
}

function hoopStones(sheet: Sheet, pose: Pose, gem: DesignRef['gem'], metal: Metal): string {
  return hoop(270, pose, 46)
    .map(({ at, up }, index) => {
      if (up[2] < 0.12) return ''
      const turn = (Math.atan2(up[1], up[0]) * 180) / Math.PI
      return place(
        `<g transform="rotate(${n(turn)}) scale(${n(up[2])} 1) rotate(${n(-turn)})">${pave(sheet, gem, 17, metal, index)}</g>`,
        at[0] + up[0] * 30,
        at[1] + up[1] * 30,
      )
    })
    .join('')
}
