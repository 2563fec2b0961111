import { n } from '../sheet.js'

/** Where the strap ends above and below the middle of the watch. */
export const STRAP_END = 552
const BEND = 80 * (Math.PI / 180)

/** How the strap bends away from the viewer: `t` 0 at the case, 1 at its visible end. */
export function bend(start: number, t: number): { readonly y: number; readonly facing: number } {
  const angle = t * BEND
  return { y: start + ((STRAP_END - start) * Math.sin(angle)) / Math.sin(BEND), facing: Math.cos(angle) }
}

/** Half of the strap's width at `t`. */
export function halfWidth(width: number, t: number): number {
  return (width / 2) * (1 - 0.15 * t - 0.05 * t * t)
}

/** Outline of the lower strap half; the upper one is its mirror image. */
export function strapPath(width: number, start: number): string {
  const right: string[] = []
  const left: string[] = []
  for (let step = 0; step <= 16; step += 1) {
    const t = step / 16
    const { y } = bend(start, t)
    const half = halfWidth(width, t)
    right.push(`${n(half)} ${n(y)}`)
    left.unshift(`${n(-half)} ${n(y)}`)
  }
  const end = halfWidth(width, 1)
  return `M${right.join('L')}Q0 ${n(STRAP_END + 16)} ${n(-end)} ${n(STRAP_END)}L${left.join('L')}Z`
}
