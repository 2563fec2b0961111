import { type Drawing, insetMark } from './drawing.js'
import { drawBack, drawObject } from './drawObject.js'
import type { Piece } from './lying.js'
import { type Sheet, createSheet, group, n, place, radial } from './sheet.js'
import { tileColours } from './tile.js'

/** Frames of a turn, row by row from the top left, turning to the right: frame k shows the piece at 15k degrees. */
export const TURNTABLE = { columns: 6, rows: 4, width: 480, height: 600 } as const

/** Depth of a piece in pixels of a frame, and the number of layers that show it. */
const DEPTH = { watch: 26, jewel: 11 } as const
const LAYERS = 8

/**
 * A sheet of 24 frames, 2,880 by 2,400. A flat drawing is turned by squeezing it; darker layers behind it stand for the
 * depth of the piece, and the back half of the turn shows its back: a watch's movement, a jewel mirrored.
 */
export function turntable(piece: Piece): Drawing {
  const { columns, rows, width, height } = TURNTABLE
  const sheet = createSheet()
  const [face, edge, back] = [0, 1, 2].map((index) => picture(sheet, index))
  const frames = Array.from({ length: columns * rows }, (_, index) => {
    const angle = (index / (columns * rows)) * 2 * Math.PI
    const x = (index % columns) * width + width / 2
    const y = Math.floor(index / columns) * height + height / 2
    const isWatch = piece.design.strap !== 'none'
    const side = Math.cos(angle) >= 0 ? face : back
    const shade = piece.type === 'partnerCpo' ? '' : contact(sheet, Math.abs(Math.cos(angle)), isWatch ? 268 : 176)
    return place(shade + solid(angle, side ?? '', edge ?? '', isWatch ? DEPTH.watch : DEPTH.jewel), x, y)
  })
  const ground = `<rect width="100%" height="100%" fill="${tileColours[piece.type]}"/>`
  return {
    svg: sheet.document(columns * width, rows * height, ground + frames.join('')),
    width: columns * width,
    height: rows * height,
    bleed: 0,
    insets: [
      inset((inner) => drawObject(inner, piece)),
      inset((inner) => shaded(inner, drawObject(inner, piece))),
      inset((inner) => drawBack(inner, piece) ?? drawObject(inner, piece)),
    ],
  }
}

function inset(draw: (sheet: Sheet) => string): string {
  const { width, height } = TURNTABLE
  const sheet = createSheet()
  return sheet.document(width, height, place(draw(sheet), width / 2, height / 2, 0, width / 1200))
}

function shaded(sheet: Sheet, body: string): string {
  const matrix = '.4 .14 .1 0 .01 .12 .4 .12 0 .01 .1 .14 .4 0 .01 0 0 0 1 0'
  const id = sheet.define(
    'shaded',
    (key) =>
      `<filter id="${key}" filterUnits="userSpaceOnUse" x="-600" y="-750" width="1200" height="1500" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter>`,
  )
  return group(`filter="url(#${id})"`, body)
}

function picture(sheet: Sheet, index: number): string {
  const { width, height } = TURNTABLE
  return sheet.define(
    `picture${index}`,
    (key) =>
      `<image id="${key}" width="${width}" height="${height}" x="${-width / 2}" y="${-height / 2}" xlink:href="${insetMark(index)}"/>`,
  )
}

function solid(angle: number, side: string, edge: string, depth: number): string {
  const cos = Math.cos(angle)
  const squeeze = Math.sign(cos || 1) * Math.max(Math.abs(cos), 0.09)
  const near = (Math.sign(cos || 1) * -Math.sin(angle) * depth) / 2
  const copy = (id: string, x: number) =>
    `<use xlink:href="#${id}" transform="translate(${n(x)} 0) scale(${n(squeeze)} 1)"/>`
  const layers = Array.from({ length: LAYERS }, (_, layer) => copy(edge, -near + (2 * near * layer) / LAYERS))
  return layers.join('') + copy(side, near)
}

function contact(sheet: Sheet, breadth: number, y: number): string {
  const shade = radial(sheet, 'contact', [
    [0, '#000', 0.24],
    [1, '#000', 0],
  ])
  return `<ellipse cx="4" cy="${y}" rx="${n(30 + 90 * breadth)}" ry="14" fill="${shade}"/>`
}
