import { type Drawing, INSET } from './drawing.js'
import { drawObject } from './drawObject.js'
import type { Piece } from './drawProduct.js'
import { createSheet, n, place } from './sheet.js'
import { tileColours } from './tile.js'

/** Frames of a turn, row by row from the top left, turning to the right: frame k shows the piece at 15k degrees. */
export const TURNTABLE = { columns: 6, rows: 4, width: 480, height: 600 } as const

const THICKNESS = 26
const SLICES = 7

/**
 * A sheet of 24 frames, 2,880 by 2,400. A flat drawing is turned by squeezing it; dark slices behind it stand for the
 * depth of the piece, light falls off as the face turns away, and the back half shows the mirrored, shaded piece.
 */
export function turntable(piece: Piece): Drawing {
  const inner = createSheet()
  const object = inner.document(960, 1200, place(drawObject(inner, piece), 480, 600, 0, 0.8))
  const { columns, rows, width, height } = TURNTABLE
  const sheet = createSheet()
  const edge = sheet.define(
    'edge',
    (key) =>
      `<filter id="${key}" color-interpolation-filters="sRGB"><feColorMatrix values=".34 .1 .1 0 .02 .1 .34 .1 0 .02 .1 .1 .34 0 .02 0 0 0 1 0"/></filter>`,
  )
  const back = sheet.define(
    'back',
    (key) =>
      `<filter id="${key}" color-interpolation-filters="sRGB"><feColorMatrix values=".5 .16 .1 0 .06 .16 .5 .1 0 .06 .14 .16 .46 0 .06 0 0 0 1 0"/></filter>`,
  )
  const dim = sheet.define(
    'dim',
    (key) =>
      `<filter id="${key}" color-interpolation-filters="sRGB"><feColorMatrix values=".82 0 0 0 0 0 .82 0 0 0 0 0 .82 0 0 0 0 0 1 0"/></filter>`,
  )
  sheet.define(
    'object',
    (key) =>
      `<image id="${key}" width="${width}" height="${height}" x="${-width / 2}" y="${-height / 2}" xlink:href="${INSET}"/>`,
  )
  const frames = Array.from({ length: columns * rows }, (_, index) => {
    const angle = (index / (columns * rows)) * 2 * Math.PI
    const cos = Math.cos(angle)
    const squeeze = Math.sign(cos || 1) * Math.max(Math.abs(cos), 0.09)
    const depth = Math.sin(angle) * THICKNESS
    const copy = (x: number, filter: string) =>
      `<use xlink:href="#object" transform="translate(${n(x)} 0) scale(${n(squeeze)} 1)"${filter === '' ? '' : ` filter="url(#${filter})"`}/>`
    const front = cos >= 0 ? -depth / 2 : depth / 2
    let slices = ''
    for (let slice = 0; slice < SLICES; slice += 1) slices += copy(-front + (2 * front * slice) / SLICES, edge)
    const face = copy(front, cos < 0 ? back : Math.abs(cos) < 0.8 ? dim : '')
    const x = (index % columns) * width + width / 2
    const y = Math.floor(index / columns) * height + height / 2
    const shade =
      piece.type === 'partnerCpo'
        ? ''
        : `<ellipse cx="4" cy="272" rx="${n(20 + 70 * Math.abs(cos))}" ry="9" opacity=".13"/>`
    return place(shade + slices + face, x, y)
  })
  const ground = `<rect width="100%" height="100%" fill="${tileColours[piece.type]}"/>`
  return {
    svg: sheet.document(columns * width, rows * height, ground + frames.join('')),
    width: columns * width,
    height: rows * height,
    inset: object,
  }
}
