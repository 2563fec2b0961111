import { mix } from './colour.js'
import { createRandom } from '../../createRandom.js'
import { type Sheet, blur, group, linear, n } from './sheet.js'

/** A rectangle of a picture. */
export interface Field {
  readonly width: number
  readonly height: number
}

/** Natural stone: a graded colour, drifting clouds, a few veins and a fine grain. */
export function stone(sheet: Sheet, { width, height }: Field, colour: string, seed: number, contrast = 1): string {
  const light = mix(colour, '#ffffff', 0.3 * contrast)
  const dark = mix(colour, '#000000', 0.24 * contrast)
  const base = linear(sheet, `stone-${colour}-${contrast}`, 52, [
    [0, light],
    [0.45, colour],
    [1, dark],
  ])
  const random = createRandom(seed)
  let clouds = ''
  for (let index = 0; index < 26; index += 1) {
    const x = random() * width
    const y = random() * height
    const rx = width * (0.08 + random() * 0.2)
    const tint = random() > 0.5 ? mix(colour, '#ffffff', 0.5) : mix(colour, '#000000', 0.3)
    clouds += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * (0.2 + random() * 0.3))}" fill="${tint}" opacity="${n(0.1 + random() * 0.14)}" transform="rotate(${n(-30 + random() * 24)} ${n(x)} ${n(y)})"/>`
  }
  let veins = ''
  for (let index = 0; index < 7; index += 1) veins += vein(random, width, height)
  const veinColour = mix(colour, '#000000', 0.5)
  return (
    `<rect width="${width}" height="${height}" fill="${base}"/>` +
    group(`filter="${blur(sheet, Math.round(width / 30), 4)}" opacity="${n(contrast)}"`, clouds) +
    group(`fill="none" stroke="${veinColour}" opacity="${n(0.32 * contrast)}" filter="${blur(sheet, 2, 2)}"`, veins) +
    speckle(sheet, width, height)
  )
}

function vein(random: () => number, width: number, height: number): string {
  let x = random() * width
  let y = -20
  let path = `M${n(x)} ${n(y)}`
  while (y < height + 40) {
    const [x0, y0] = [x, y]
    x += (random() - 0.36) * width * 0.13
    y += height * (0.05 + random() * 0.08)
    path += `S${n(x0 + (random() - 0.2) * width * 0.05)} ${n(y0 + (y - y0) * 0.7)} ${n(x)} ${n(y)}`
  }
  return `<path d="${path}" stroke-width="${n(0.8 + random() * 2.6)}" opacity="${n(0.14 + random() * 0.4)}"/>`
}

/** Fine grain over a whole picture; breaks up gradients, which would show as bands. */
export function speckle(sheet: Sheet, width: number, height: number): string {
  const id = sheet.define('speckle', (key) => {
    const random = createRandom(77)
    let dots = ''
    for (let index = 0; index < 900; index += 1) {
      const tint = random() > 0.5 ? '#fff' : '#000'
      dots += `<rect x="${n(random() * 220)}" y="${n(random() * 220)}" width="${n(0.8 + random() * 1.3)}" height="${n(0.8 + random())}" fill="${tint}" opacity="${n(random() * 0.06)}"/>`
    }
    return `<pattern id="${key}" width="220" height="220" patternUnits="userSpaceOnUse">${dots}</pattern>`
  })
  return `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
}

/** Woven cloth with soft folds that run from the lower left to the upper right. */
export function cloth(sheet: Sheet, { width, height }: Field, colour: string, seed: number): string {
  const random = createRandom(seed)
  const weave = sheet.define(`weave-${colour}`, (key) => {
    let threads = ''
    for (let at = 1.2; at < 200; at += 2.5) {
      threads += `<path d="M0 ${n(at)}H200" stroke="#000" stroke-opacity=".08"/><path d="M${n(at)} 0V200" stroke="#fff" stroke-opacity=".1"/>`
    }
    return `<pattern id="${key}" width="200" height="200" patternUnits="userSpaceOnUse">${threads}</pattern>`
  })
  let folds = ''
  for (let index = 0; index < 9; index += 1) {
    const start = -height * 0.5 + (index / 9) * (height * 1.9) + random() * height * 0.08
    const sway = height * (0.1 + random() * 0.16)
    const d = `M-60 ${n(start + sway)}C${n(width * 0.3)} ${n(start + sway * 0.3)} ${n(width * 0.6)} ${n(start - sway)} ${n(width + 60)} ${n(start - sway * 2.4)}`
    const wide = height * (0.03 + random() * 0.05)
    folds += `<path d="${d}" stroke="#000" stroke-opacity=".22" stroke-width="${n(wide)}" transform="translate(${n(wide * 0.4)} ${n(wide * 0.6)})"/><path d="${d}" stroke="#fff" stroke-opacity=".2" stroke-width="${n(wide * 0.7)}" transform="translate(${n(-wide * 0.3)} ${n(-wide * 0.5)})"/>`
  }
  const base = linear(sheet, `cloth-${colour}`, 48, [
    [0, mix(colour, '#ffffff', 0.22)],
    [0.5, colour],
    [1, mix(colour, '#000000', 0.3)],
  ])
  return (
    `<rect width="${width}" height="${height}" fill="${base}"/>` +
    group(`fill="none" filter="${blur(sheet, Math.round(height / 46), 4)}"`, folds) +
    `<rect width="${width}" height="${height}" fill="url(#${weave})"/>`
  )
}

/** Daylight that falls through a window with glazing bars, from the top left. */
export function windowLight(sheet: Sheet, { width, height }: Field, strength: number, x = 0): string {
  const pane = (column: number, row: number) => {
    const left = x + width * (-0.16 + column * 0.23)
    const top = height * (-0.3 + row * 0.4)
    const w = width * 0.205
    const h = height * 0.37
    const lean = width * 0.2
    return `M${n(left + (lean * row) / 2)} ${n(top)}h${n(w)}l${n(lean / 2)} ${n(h)}h${n(-w)}Z`
  }
  const panes = [0, 1, 2].map((column) => [0, 1, 2, 3].map((row) => pane(column, row)).join('')).join('')
  const fade = linear(sheet, 'window-fade', 46, [
    [0, '#fff6e6', 0.9],
    [0.5, '#fff4e2', 0.5],
    [1, '#fff2de', 0.05],
  ])
  return group(
    `filter="${blur(sheet, Math.round(width / 130), 4)}" opacity="${n(strength)}"`,
    `<path d="${panes}" fill="${fade}"/>`,
  )
}

/** Darkens the corners away from the window. */
export function vignette(sheet: Sheet, { width, height }: Field, opacity: number): string {
  const shade = sheet.define(
    'vignette',
    (key) =>
      `<radialGradient id="${key}" cx=".42" cy=".4" r=".78"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000"/></radialGradient>`,
  )
  return `<rect width="${width}" height="${height}" fill="url(#${shade})" opacity="${n(opacity)}"/>`
}
