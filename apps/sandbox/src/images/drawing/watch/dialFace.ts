import { assertNever } from '../assertNever.js'
import { along } from '../colour.js'
import { type Outline, outlinePath } from '../outline.js'
import { type Tone, tone } from '../palette.js'
import { createRandom } from '../../../createRandom.js'
import { type Sheet, blur, group, n, radial } from '../sheet.js'
import type { DialFinish } from './watchSpec.js'

/** The plate of a dial with its finish, the shade at its edge and the shadow of the flange. */
export function dialFace(sheet: Sheet, shape: Outline, colour: string, finish: DialFinish): string {
  const { a, b, squareness } = shape
  const path = outlinePath(shape)
  const clip = sheet.define(
    `dial-${a}-${b}-${squareness}`,
    (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`,
  )
  const reach = Math.hypot(a, b) * 1.05
  const paint = tone(colour)
  const plate = isPearl(colour) ? pearlPlate(sheet, path, reach) : plateOf(sheet, finish, paint, path, reach)
  return group(`clip-path="url(#${clip})"`, plate + edgeShade(sheet, shape))
}

function isPearl(colour: string): boolean {
  return colour === 'motherOfPearl'
}

function plateOf(sheet: Sheet, finish: DialFinish, paint: Tone, path: string, reach: number): string {
  switch (finish) {
    case 'sunburst':
      return rays(paint, reach, 1)
    case 'ribbed':
      return rays(paint, reach, 0.8) + ribs(reach)
    case 'guilloche':
      return rays(paint, reach, 0.7) + guilloche(reach)
    case 'matte':
      return smooth(sheet, paint, path, 0.25)
    case 'lacquer':
      return smooth(sheet, paint, path, 0.62)
    case 'openworked':
      return `<path d="${path}" fill="#0c0d0f"/>`
    default:
      return assertNever(finish)
  }
}

/** Fine radial brushing: two opposite fans of light, as the window is mirrored by every groove. */
export function rays(
  { deep, base, light }: Pick<Tone, 'deep' | 'base' | 'light'>,
  reach: number,
  gloss: number,
): string {
  const random = createRandom(11)
  const count = 360
  const ramp = [deep, base, light]
  let wedges = ''
  for (let index = 0; index < count; index += 1) {
    const degrees = (index / count) * 360
    const main = lobe(degrees, 318, 10) + 0.72 * lobe(degrees, 138, 10)
    const side = 0.3 * (lobe(degrees, 60, 8) + lobe(degrees, 240, 8))
    const wide = 0.22 * (lobe(degrees, 318, 2) + lobe(degrees, 138, 2))
    const grain = (random() - 0.5) * 0.05
    const brightness = 0.26 + gloss * (0.5 * main + 0.4 * side + wide) + grain
    wedges += wedge(degrees, degrees + 1.6, reach, along(ramp, brightness))
  }
  return wedges
}

/** 1 in one direction (degrees, 0 = up), falling to 0 a quarter turn away. */
function lobe(degrees: number, centre: number, sharpness: number): number {
  return Math.max(0, Math.cos(((degrees - centre) * Math.PI) / 180)) ** sharpness
}

function wedge(from: number, to: number, reach: number, colour: string): string {
  const end = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${(reach * Math.sin(radians)).toFixed(1)} ${(-reach * Math.cos(radians)).toFixed(1)}`
  }
  return `<path d="M0 0L${end(from)}L${end(to)}Z" fill="${colour}"/>`
}

function smooth(sheet: Sheet, paint: Tone, path: string, gloss: number): string {
  const fill = radial(
    sheet,
    `plate-${paint.base}-${gloss}`,
    [
      [0, along([paint.base, paint.light], gloss)],
      [0.55, along([paint.base, paint.light], gloss * 0.3)],
      [1, along([paint.base, paint.deep], 0.5)],
    ],
    0.34,
    0.26,
    0.9,
  )
  return `<path d="${path}" fill="${fill}"/>`
}

function ribs(reach: number): string {
  let lines = ''
  for (let y = -reach; y < reach; y += 13) {
    lines += `<path d="M${n(-reach)} ${n(y)}h${n(reach * 2)}" stroke="#000" stroke-opacity=".34" stroke-width="3"/>`
    lines += `<path d="M${n(-reach)} ${n(y + 2.6)}h${n(reach * 2)}" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/>`
  }
  return group('transform="rotate(90)"', lines)
}

function guilloche(reach: number): string {
  let lines = ''
  for (let turn = 0; turn < 72; turn += 1) {
    const radius = reach * 0.62
    lines += `<circle r="${n(radius * 0.55)}" cy="${n(-radius * 0.55)}" transform="rotate(${turn * 5})"/>`
  }
  return group('fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".9"', lines)
}

function pearlPlate(sheet: Sheet, path: string, reach: number): string {
  const random = createRandom(23)
  const tints = ['#f7dfe6', '#d9ecf0', '#efe6f6', '#fdf6e6', '#dfe9e2', '#ffffff']
  let clouds = ''
  for (let index = 0; index < 46; index += 1) {
    const x = (random() - 0.5) * 2 * reach
    const y = (random() - 0.5) * 2 * reach
    const tint = tints[Math.floor(random() * tints.length)] ?? '#ffffff'
    const rx = reach * (0.1 + random() * 0.22)
    clouds += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.3)}" fill="${tint}" transform="rotate(${n(-38 + random() * 30)} ${n(x)} ${n(y)})"/>`
  }
  return `<path d="${path}" fill="#e3e1e1"/>${group(`filter="${blur(sheet, 9)}" opacity=".85"`, clouds)}`
}

function edgeShade(sheet: Sheet, shape: Outline): string {
  const vignette = radial(sheet, 'dial-vignette', [
    [0, '#000', 0],
    [0.72, '#000', 0.02],
    [1, '#000', 0.3],
  ])
  const box = `x="${n(-shape.a)}" y="${n(-shape.b)}" width="${n(shape.a * 2)}" height="${n(shape.b * 2)}"`
  const margin = `M${n(-shape.a - 40)} ${n(-shape.b - 40)}H${n(shape.a + 40)}V${n(shape.b + 40)}H${n(-shape.a - 40)}Z${outlinePath(shape)}`
  return (
    `<rect ${box} fill="${vignette}"/>` +
    `<path d="${margin}" fill-rule="evenodd" filter="${blur(sheet, 9, 3)}" transform="translate(7 10)" opacity=".5"/>`
  )
}
