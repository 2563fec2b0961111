import type { Metal } from '../../../seed/seedTypes.js'
import { polished } from '../light.js'
import { metalColour } from '../metal.js'
import { n } from '../sheet.js'

export type Flat = readonly [number, number]

/** Points at equal distances along a path given as points. */
export function evenly(
  path: readonly Flat[],
  step: number,
): readonly { readonly at: Flat; readonly degrees: number }[] {
  const result: { at: Flat; degrees: number }[] = []
  let rest = 0
  for (let index = 0; index < path.length - 1; index += 1) {
    const [x1, y1] = path[index] ?? [0, 0]
    const [x2, y2] = path[index + 1] ?? [0, 0]
    const length = Math.hypot(x2 - x1, y2 - y1)
    const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    let position = rest
    for (; position < length; position += step) {
      const t = position / length
      result.push({ at: [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t], degrees })
    }
    rest = position - length
  }
  return result
}

/** Points of a curve, `t` from 0 to 1. */
export function sampled(curve: (t: number) => Flat, count = 240): readonly Flat[] {
  return Array.from({ length: count + 1 }, (_, index) => curve(index / count))
}

/** A fine cable chain: links lie flat and stand on edge by turns. */
export function chain(path: readonly Flat[], metal: Metal, size: number): string {
  return evenly(path, size * 1.5)
    .map(({ at: [x, y], degrees }, index) => link(x, y, degrees, index % 2 === 0, metal, size))
    .join('')
}

function link(x: number, y: number, degrees: number, isFlat: boolean, metal: Metal, size: number): string {
  const angle = (degrees * Math.PI) / 180
  const light = polished([-Math.sin(angle) * 0.4, Math.cos(angle) * 0.4 - 0.3, 0.9])
  const place = `transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})"`
  const dark = metalColour(metal, 0.18)
  const main = metalColour(metal, 0.42 + light * 0.34)
  const glint = metalColour(metal, 0.98)
  if (!isFlat) {
    return `<g ${place}><rect x="${n(-size)}" y="${n(-size * 0.26)}" width="${n(size * 2)}" height="${n(size * 0.52)}" rx="${n(size * 0.26)}" fill="${main}" stroke="${dark}" stroke-width="${n(size * 0.12)}"/><path d="M${n(-size * 0.6)} ${n(-size * 0.06)}H${n(size * 0.6)}" stroke="${glint}" stroke-width="${n(size * 0.14)}"/></g>`
  }
  const ellipse = (width: number, colour: string, more = '') =>
    `<ellipse rx="${n(size)}" ry="${n(size * 0.62)}" fill="none" stroke="${colour}" stroke-width="${n(size * width)}"${more}/>`
  return `<g ${place}>${ellipse(0.52, dark)}${ellipse(0.38, main)}${ellipse(0.14, glint, ` stroke-dasharray="${n(size * 1.4)} ${n(size * 1.2)}" stroke-dashoffset="${n(size * 0.5)}"`)}</g>`
}
