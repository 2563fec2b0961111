import type { DesignRef, Metal } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { pave } from '../gem/setting.js'
import { type Pose, hoop, posed } from '../hoop.js'
import { type Vector, unit } from '../light.js'
import { metalBar, metalColour } from '../metal.js'
import { type Sheet, n, place } from '../sheet.js'
import { paint, roundedProfile, stationsAlong, sweep } from '../sweep.js'

export type BraceletKey = 'bracelet-tennis' | 'bracelet-bangle' | 'bracelet-links'

const LYING: Pose = { tilt: 58 }

/** A bracelet lying as a loop, centred on 0,0, about 920 wide. */
export function drawBracelet(sheet: Sheet, key: BraceletKey, design: DesignRef): string {
  switch (key) {
    case 'bracelet-tennis':
      return place(tennis(sheet, design), 0, 0, -12)
    case 'bracelet-bangle':
      return place(bangle(sheet, design), 0, 0, -14)
    case 'bracelet-links':
      return place(links(design.metal), 0, 0, -10)
    default:
      return assertNever(key)
  }
}

function tennis(sheet: Sheet, { metal, gem }: DesignRef): string {
  const stone = gem === 'none' ? 'diamond' : gem
  const count = 46
  const radius = 412
  const size = 25.5
  return hoop(radius, LYING, count)
    .map(({ at, up }, index) => ({ at, up, index }))
    .toSorted((a, b) => a.at[2] - b.at[2])
    .map(({ at, up, index }) => {
      const facing = unit([up[0] * 0.55, up[1] * 0.55 - 0.1, 0.78])
      const turn = (Math.atan2(facing[1], facing[0]) * 180) / Math.PI
      const box = place(
        `<rect x="-26" y="-22" width="52" height="50" rx="11" fill="${metalBar(sheet, metal, 90, [0.8, 0.5, 0.24, 0.4])}"/>`,
        at[0],
        at[1] + 9,
      )
      const top = `<g transform="rotate(${n(turn)}) scale(${n(Math.max(0.5, facing[2]))} 1) rotate(${n(-turn)})">${pave(sheet, stone, size, metal, index)}</g>`
      return box + place(top, at[0], at[1])
    })
    .join('')
}

function bangle(sheet: Sheet, { metal, gem }: DesignRef): string {
  const pose: Pose = { tilt: 50 }
  const solid = paint(sweep(hoop(400, pose, 320, 0.92), roundedProfile(40, 19, 3, 40), { metal, isClosed: true }))
  const [hx, hy] = posed([400, 0, 0], pose)
  const hinge = `<path d="M${n(hx - 22)} ${n(hy - 34)}l10 66" stroke="${metalColour(metal, 0.14)}" stroke-width="2.2"/>`
  if (gem === 'none') return solid + hinge
  const stones = [-2, -1, 0, 1, 2].map((step) => {
    const angle = step * 0.16
    const out = posed([Math.sin(angle), 0, Math.cos(angle)], pose)
    return place(
      `<g transform="scale(1 ${n(out[2])})">${pave(sheet, gem, 24, metal, step + 2)}</g>`,
      out[0] * 420,
      out[1] * 390,
    )
  })
  return solid + hinge + stones.join('')
}

/** Oval links of round wire, each turned against the next. */
function links(metal: Metal): string {
  const count = 18
  const pose: Pose = { tilt: 60 }
  const spots = hoop(398, pose, count)
  const solids = spots.flatMap(({ at, up, side }, index) => {
    const along = cross(side, up)
    const isFlat = index % 2 === 0
    const lean = isFlat ? 0.42 : -1.05
    const across: Vector = unit([
      side[0] * Math.cos(lean) + up[0] * Math.sin(lean),
      side[1] * Math.cos(lean) + up[1] * Math.sin(lean),
      side[2] * Math.cos(lean) + up[2] * Math.sin(lean),
    ])
    const normal = cross(along, across)
    const points = Array.from({ length: 54 }, (_, step): Vector => {
      const angle = (step / 54) * 2 * Math.PI
      const a = 92 * Math.cos(angle)
      const b = 54 * Math.sin(angle)
      return [
        at[0] + along[0] * a + across[0] * b,
        at[1] + along[1] * a + across[1] * b,
        at[2] + along[2] * a + across[2] * b,
      ]
    })
    return sweep(stationsAlong(points, normal, true), roundedProfile(15, 15, 2, 18), { metal, isClosed: true })
  })
  return paint(solids)
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
