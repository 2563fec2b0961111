import { drawObject } from '../drawObject.js'
import { type Sheet, blur, linear, n, place, radial } from '../sheet.js'
import { type Field, speckle, vignette } from '../surface.js'
import { jewel } from './sceneSpec.js'

/** A quiet room: three lit niches in a plaster wall, a counter of walnut with a brass edge, daylight from the left. */
export function boutique(sheet: Sheet, field: Field): string {
  const { width, height } = field
  const isWide = width > height
  const wall = linear(sheet, 'wall', 12, [
    [0, '#efe5d8'],
    [0.45, '#dccdbb'],
    [1, '#b9a68f'],
  ])
  const floor = height * 0.8
  const centres = isWide ? [0.44, 0.64, 0.84] : [0.22, 0.5, 0.78]
  const size = isWide ? height * 0.27 : width * 0.235
  const middle = isWide ? height * 0.38 : height * 0.44
  const niches = centres.map((x, index) => place(niche(sheet, size, index), width * x, middle)).join('')
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>${daylight(sheet, field)}${panels(width, floor)}${niches}` +
    counter(sheet, field, floor) +
    speckle(sheet, width, height) +
    vignette(sheet, field, 0.3)
  )
}

function daylight(sheet: Sheet, { width, height }: Field): string {
  const fade = linear(sheet, 'room-light', 30, [
    [0, '#fffaf0', 0.75],
    [1, '#fffaf0', 0],
  ])
  const beam = `M0 ${n(height * 0.05)}L${n(width * 0.3)} ${n(height * 0.3)}V${n(height * 0.74)}L0 ${n(height * 0.5)}Z`
  return `<path d="${beam}" fill="${fade}" filter="${blur(sheet, 24)}"/>`
}

function panels(width: number, floor: number): string {
  return `<path d="M0 ${n(floor * 0.055)}H${n(width)}M0 ${n(floor * 0.07)}H${n(width)}" stroke="#000" stroke-opacity=".08" stroke-width="3"/>`
}

const CONTENTS = [
  { design: jewel('necklace-pearls', 'whiteGold', 'pearl'), y: 0.12, scale: 0.00155 },
  { design: jewel('necklace-pendant', 'yellowGold', 'emerald'), y: -0.05, scale: 0.00175 },
  { design: jewel('ring-cocktail', 'yellowGold', 'aquamarine'), y: 0.62, scale: 0.0011 },
] as const

/** An arched recess with a lamp in its crown; `size` = its width, half of its height. */
function niche(sheet: Sheet, size: number, index: number): string {
  const a = size / 2
  const b = size * 0.86
  const arch = `M${n(-a)} ${n(b)}V${n(-b + a)}A${n(a)} ${n(a)} 0 0 1 ${n(a)} ${n(-b + a)}V${n(b)}Z`
  const clip = sheet.define(`niche-${n(size)}`, (id) => `<clipPath id="${id}"><path d="${arch}"/></clipPath>`)
  const back = radial(
    sheet,
    'niche-back',
    [
      [0, '#fff3dc'],
      [0.4, '#e8cfa8'],
      [0.8, '#a88a64'],
      [1, '#6f5840'],
    ],
    0.5,
    0.2,
    0.85,
  )
  const shade = linear(sheet, 'niche-shade', 0, [
    [0, '#2a1c10', 0.6],
    [0.16, '#2a1c10', 0],
    [0.94, '#2a1c10', 0],
    [1, '#fff', 0.25],
  ])
  const content = CONTENTS[index] ?? CONTENTS[0]
  const plinth = `<rect x="${n(-a * 0.56)}" y="${n(b * 0.72)}" width="${n(a * 1.12)}" height="${n(b * 0.28)}" fill="#cdb896"/><ellipse cy="${n(b * 0.72)}" rx="${n(a * 0.56)}" ry="${n(a * 0.1)}" fill="#f1e2c6"/>`
  const item = place(
    drawObject(sheet, {
      type: 'jewellery',
      brand: '',
      name: { en: '', de: '', fr: '', da: '' },
      design: content.design,
    }),
    0,
    b * content.y * (index === 2 ? 0.62 : 1),
    0,
    size * content.scale * 0.52,
  )
  const inner = `<rect x="${n(-a)}" y="${n(-b)}" width="${n(size)}" height="${n(b * 2)}" fill="${back}"/>${index === 2 ? plinth : ''}${item}<rect x="${n(-a)}" y="${n(-b)}" width="${n(size)}" height="${n(b * 2)}" fill="${shade}"/>`
  return `<path d="${arch}" fill="#fff" opacity=".55" transform="translate(5 5)"/><path d="${arch}" fill="#000" opacity=".3" transform="translate(-4 -4)"/><g clip-path="url(#${clip})">${inner}</g>`
}

function counter(sheet: Sheet, { width, height }: Field, floor: number): string {
  const wood = linear(sheet, 'walnut', 90, [
    [0, '#6a4630'],
    [0.15, '#54341f'],
    [1, '#24150c'],
  ])
  const top = linear(sheet, 'walnut-top', 8, [
    [0, '#c49a72'],
    [0.4, '#8f6546'],
    [1, '#5a3b26'],
  ])
  const brass = linear(sheet, 'brass', 0, [
    [0, '#f6e2ae'],
    [0.3, '#c9a45c'],
    [0.6, '#f0d79a'],
    [1, '#8c6a2c'],
  ])
  let slats = ''
  for (let x = 0; x < width; x += 46)
    slats += `<path d="M${x} ${n(floor + 40)}V${height}" stroke="#000" stroke-opacity=".3" stroke-width="5"/><path d="M${x + 5} ${n(floor + 40)}V${height}" stroke="#fff" stroke-opacity=".06" stroke-width="3"/>`
  return `<rect y="${n(floor - 44)}" width="${width}" height="60" fill="#000" opacity=".35" filter="${blur(sheet, 22)}"/><rect y="${n(floor - 20)}" width="${width}" height="46" fill="${top}"/><rect y="${n(floor + 26)}" width="${width}" height="${n(height - floor)}" fill="${wood}"/>${slats}<rect y="${n(floor + 25)}" width="${width}" height="9" fill="${brass}"/>`
}
