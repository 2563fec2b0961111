import type { Metal } from '../../../seed/seedTypes.js'
import { assertNever } from '../assertNever.js'
import { accentMetal, brushing, metalBar, metalColour } from '../metal.js'
import { type Outline, outlineAt, outlinePath } from '../outline.js'
import { domed, rim, sloped } from '../rim.js'
import { type Sheet, linear, n } from '../sheet.js'
import type { WatchSpec } from './watchSpec.js'

/** The lugs that hold the strap. */
export function lugs(sheet: Sheet, spec: WatchSpec, metal: Metal): string {
  switch (spec.lugs) {
    case 'hidden':
      return ''
    case 'integrated':
      return shoulders(sheet, spec, metal)
    case 'horn':
    case 'straight':
      return [1, -1].map((x) => [1, -1].map((y) => lug(sheet, spec, metal, x, y)).join('')).join('')
    default:
      return assertNever(spec.lugs)
  }
}

/** Outline of one lug, growing out of the case in its tangent; x and y name the corner. */
function lugPath({ outline, strapWidth, lugs }: WatchSpec, x: number, y: number): string {
  const { b } = outline
  const inner = strapWidth / 2 + 2
  const tip = lugs === 'straight' ? b * 1.15 : b * 1.17
  const outer = inner + (lugs === 'straight' ? 42 : 27)
  const root = outlineAt(outline, lugs === 'straight' ? 74 : 66, 2)
  const point = (px: number, py: number) => `${n(x * px)} ${n(y * py)}`
  const side = -root.y
  return `M${point(root.x, side)}C${point(root.x - 12, side + b * 0.22)} ${point(outer + 10, b * 0.8)} ${point(outer, tip - 12)}Q${point(outer - 1, tip)} ${point(outer - 12, tip)}L${point(inner + 7, tip)}Q${point(inner, tip)} ${point(inner, tip - 12)}L${point(inner, b * 0.7)}L${point(root.x * 0.7, side * 0.8)}Z`
}

function lug(sheet: Sheet, spec: WatchSpec, metal: Metal, x: number, y: number): string {
  const path = lugPath(spec, x, y)
  const isLeft = x < 0
  const body = metalBar(sheet, metal, 0, isLeft ? [0.9, 0.7, 0.6, 0.52, 0.34] : [0.62, 0.56, 0.5, 0.4, 0.3])
  const fall = linear(sheet, `lug-fall${y}`, y * 90, [
    [0, '#000', 0],
    [0.7, '#000', 0.02],
    [1, '#000', y > 0 ? 0.5 : 0.22],
  ])
  const bevel = metalColour(metal, isLeft ? 1 : 0.86)
  return `<path d="${path}" fill="${body}" stroke="${metalColour(metal, 0.14)}" stroke-width="1.4"/><path d="${path}" fill="${brushing(sheet, 90)}"/><path d="${path}" fill="${fall}"/><path d="${path}" transform="translate(${isLeft ? 2.4 : -2.4} 0)" fill="none" stroke="${bevel}" stroke-opacity=".8" stroke-width="2"/>`
}

/** Case and first link in one piece. */
function shoulders(sheet: Sheet, spec: WatchSpec, metal: Metal): string {
  const { a, b } = spec.outline
  const half = spec.strapWidth / 2
  const side = (y: number) =>
    `M${n(-a * 0.98)} ${n(y * b * 0.2)}C${n(-a * 0.96)} ${n(y * b * 0.8)} ${n(-half - 20)} ${n(y * b * 0.98)} ${n(-half)} ${n(y * b * 1.2)}L${n(half)} ${n(y * b * 1.2)}C${n(half + 20)} ${n(y * b * 0.98)} ${n(a * 0.96)} ${n(y * b * 0.8)} ${n(a * 0.98)} ${n(y * b * 0.2)}Z`
  const paint = metalBar(sheet, metal, 0, [0.84, 0.72, 0.64, 0.6, 0.56, 0.48, 0.36])
  return [-1, 1]
    .map(
      (y) =>
        `<path d="${side(y)}" fill="${paint}" stroke="${metalColour(metal, 0.12)}" stroke-width="1.6"/><path d="${side(y)}" fill="${brushing(sheet, 90)}"/><path d="${side(y)}" fill="none" stroke="${metalColour(metal, 1)}" stroke-opacity=".5" stroke-width="2" transform="translate(2 ${y < 0 ? 3 : -2})"/>`,
    )
    .join('')
}

/** The case band and the bezel's metal, without scale or stones. */
export function caseAndBezel(spec: WatchSpec, metal: Metal): string {
  const { outline, bezelWidth } = spec
  const accent = accentMetal(metal)
  const band = rim(outline, sloped(0, 5, 0.8), metal, 'polished') + rim(outline, sloped(4, 14, 0.25), metal, 'brushed')
  const flange = rim(outline, sloped(bezelWidth - 12, bezelWidth + 2, -0.62), accent, 'polished')
  return band + bezel(outline, spec, accent) + flange
}

function bezel(outline: Outline, { bezel: style, bezelWidth }: WatchSpec, metal: Metal): string {
  const inner = bezelWidth - 12
  switch (style) {
    case 'domed':
    case 'thin':
      return rim(outline, domed(13, inner), metal, 'polished')
    case 'stepped':
      return (
        rim(outline, sloped(12, 16, 0.7), metal, 'polished') +
        rim(outline, sloped(15, 20, 0.02), metal, 'brushed') +
        rim(outline, sloped(19, 22, 0.7), metal, 'polished') +
        rim(outline, sloped(21, inner, -0.18), metal, 'polished')
      )
    case 'faceted':
      return (
        rim(outline, sloped(12, 22, 0.55), metal, 'polished') +
        rim(outline, sloped(21, inner - 5, 0.12), metal, 'brushed') +
        rim(outline, sloped(inner - 6, inner, -0.5), metal, 'polished')
      )
    case 'diver':
    case 'gmt':
      return rim(outline, domed(10, 24), metal, 'polished') + rim(outline, sloped(23, inner, 0.05), metal, 'polished')
    case 'tachymeter':
      return rim(outline, domed(12, 22), metal, 'polished') + rim(outline, sloped(21, inner, 0.05), metal, 'polished')
    case 'gems':
      return rim(outline, sloped(12, inner, 0.04), metal, 'polished')
    default:
      return assertNever(style)
  }
}

/** Winding crown on the right, its ridges crowding towards the edges like on a cylinder. */
export function crown(sheet: Sheet, spec: WatchSpec, metal: Metal): string {
  const own = accentMetal(metal)
  const x = spec.outline.a - 4
  const height = spec.crown === 'onion' ? 84 : spec.crown === 'guarded' ? 70 : 60
  const width = spec.crown === 'onion' ? 42 : 34
  const scale = spec.outline.a < 250 ? 0.7 : 1
  const half = (height / 2) * scale
  const bulge = spec.crown === 'onion' ? 14 : 3
  const end = x + (width + 8) * scale
  const body = `M${n(x + 8)} ${n(-half * 0.9)}Q${n(x + 10)} ${n(-half - bulge * 0.4)} ${n(end - 5)} ${n(-half)}Q${n(end + bulge)} 0 ${n(end - 5)} ${n(half)}Q${n(x + 10)} ${n(half + bulge * 0.4)} ${n(x + 8)} ${n(half * 0.9)}Z`
  const paint = metalBar(sheet, own, 90, [0.2, 0.62, 0.98, 0.86, 0.55, 0.3, 0.18, 0.34])
  let ridges = ''
  for (let index = -7; index <= 7; index += 1) {
    const y = half * 0.96 * Math.sin((index / 7.6) * (Math.PI / 2))
    ridges += `<path d="M${n(x + 11)} ${n(y)}H${n(end - 6)}" stroke="${metalColour(own, 0.05)}" stroke-opacity=".6" stroke-width="2"/><path d="M${n(x + 11)} ${n(y + 2)}H${n(end - 6)}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>`
  }
  const stem = `<rect x="${n(x - 6)}" y="${n(-half * 0.6)}" width="18" height="${n(half * 1.2)}" fill="${metalBar(sheet, metal, 90, [0.2, 0.7, 0.4, 0.15])}"/>`
  const guards =
    spec.crown === 'guarded' ? guard(sheet, spec, metal, -1, half) + guard(sheet, spec, metal, 1, half) : ''
  return `${stem}<path d="${body}" fill="${paint}" stroke="${metalColour(own, 0.1)}" stroke-width="1.2"/>${ridges}${guards}`
}

function guard(sheet: Sheet, { outline: { a } }: WatchSpec, metal: Metal, side: number, half: number): string {
  const near = side * (half + 4)
  const path = `M${n(a - 30)} ${n(side * (half + 92))}C${n(a - 8)} ${n(side * (half + 60))} ${n(a + 20)} ${n(side * (half + 40))} ${n(a + 24)} ${n(near)}L${n(a - 20)} ${n(near)}Z`
  return `<path d="${path}" fill="${metalBar(sheet, metal, 90, side < 0 ? [0.6, 0.72, 0.5] : [0.45, 0.36, 0.22])}" stroke="${metalColour(metal, 0.12)}" stroke-width="1.2"/>`
}

/** Two buttons of a chronograph, above and below the crown. */
export function pushers(sheet: Sheet, spec: WatchSpec, metal: Metal): string {
  const { a } = spec.outline
  const button = (turn: number) =>
    `<g transform="rotate(${turn})"><rect x="${n(a - 6)}" y="-13" width="22" height="26" fill="${metalBar(sheet, metal, 90, [0.18, 0.66, 0.4, 0.14])}"/><rect x="${n(a + 12)}" y="-21" width="25" height="42" rx="6" fill="${metalBar(sheet, accentMetal(metal), 90, [0.25, 0.7, 0.98, 0.7, 0.4, 0.22, 0.3])}" stroke="${metalColour(metal, 0.1)}" stroke-width="1.2"/></g>`
  return button(-29) + button(29)
}

/** Shape of the case on the ground. */
export function caseSilhouette(spec: WatchSpec): string {
  const four = [1, -1].flatMap((x) => [1, -1].map((y) => lugPath(spec, x, y)))
  return `${outlinePath(spec.outline)}${spec.lugs === 'horn' || spec.lugs === 'straight' ? four.join('') : ''}`
}
