import { assertNever } from '../assertNever.js'
import { mix } from '../colour.js'
import { type Sheet, blur, linear, n } from '../sheet.js'
import type { Slab } from './sceneSpec.js'

/** A flat shape with a bright upper left edge and a soft shadow. */
export function drawSlab(sheet: Sheet, slab: Slab): string {
  const { x, y, width, height, turn = 0, colour, lift = 1 } = slab
  const face = linear(sheet, `slab-${colour}`, 50, [
    [0, mix(colour, '#ffffff', 0.22)],
    [0.5, colour],
    [1, mix(colour, '#000000', 0.12)],
  ])
  const edge = linear(sheet, 'slab-edge', 50, [
    [0, '#fff', 0.75],
    [0.5, '#fff', 0.06],
    [1, '#000', 0.3],
  ])
  const path = pathOf(slab)
  const at = (dx: number, dy: number) => `translate(${n(x + dx)} ${n(y + dy)}) rotate(${turn})`
  return (
    `<path d="${path}" transform="${at(lift * 26, lift * 34)}" filter="${blur(sheet, Math.round(lift * 24), 25)}" opacity=".3"/>` +
    `<path d="${path}" transform="${at(lift * 7, lift * 9)}" filter="${blur(sheet, Math.round(lift * 6), 10)}" opacity=".26"/>` +
    `<path d="${path}" transform="${at(0, 0)}" fill="${face}"/>` +
    (width < 20 || height < 20
      ? ''
      : `<path d="${path}" transform="${at(0, 0)}" fill="none" stroke="${edge}" stroke-width="3"/>`)
  )
}

function pathOf({ shape, width, height }: Slab): string {
  const a = width / 2
  const b = height / 2
  switch (shape) {
    case 'rect':
      return `M${n(-a)} ${n(-b)}H${n(a)}V${n(b)}H${n(-a)}Z`
    case 'disc':
      return `M${n(-a)} 0A${n(a)} ${n(b)} 0 1 1 ${n(a)} 0A${n(a)} ${n(b)} 0 1 1 ${n(-a)} 0Z`
    case 'arch':
      return `M${n(-a)} ${n(b)}V${n(-b + a)}A${n(a)} ${n(a)} 0 0 1 ${n(a)} ${n(-b + a)}V${n(b)}Z`
    default:
      return assertNever(shape)
  }
}
