import type { SeedImage } from '../../seed/seedTypes.js'
import { assertNever } from './assertNever.js'
import { closeUp } from './closeUps.js'
import { mix } from './colour.js'
import type { Drawing } from './drawing.js'
import { drawObject } from './drawObject.js'
import { type Sheet, createSheet, group, n, place, radial } from './sheet.js'
import { standing } from './standing.js'
import { FIELD, groundOf, isOnBlack, isWatch, lightOf, type Piece, turnOf } from './lying.js'
import { tileColours } from '../tileColours.js'

/** One of the four views that every piece has; the others are photographed only. */
export function drawProduct(piece: Piece, view: SeedImage['view']): Drawing {
  if (view === 'side' || view === 'back' || view === 'turntable') {
    throw new Error(`The view "${view}" has no drawing. Take its photograph, or leave it out of the gallery.`)
  }
  const sheet = createSheet()
  const bleed = view === 'worn' ? 80 : 0
  return {
    svg: sheet.document(FIELD.width, FIELD.height, scene(sheet, piece, view), bleed),
    ...FIELD,
    bleed,
  }
}

function scene(sheet: Sheet, piece: Piece, view: 'front' | 'detail' | 'macro' | 'worn'): string {
  switch (view) {
    case 'front':
      return ground(piece) + standing(sheet, FIELD, place(drawObject(sheet, piece), 600, 750), shadowOf(piece))
    case 'detail':
      return (
        ground(piece) +
        glow(sheet, piece) +
        standing(sheet, FIELD, threeQuarter(drawObject(sheet, piece), piece), shadowOf(piece))
      )
    case 'macro':
      return (
        ground(piece) +
        glow(sheet, piece) +
        standing(sheet, FIELD, magnified(drawObject(sheet, piece), piece), shadowOf(piece))
      )
    case 'worn':
      return lying(sheet, piece)
    default:
      return assertNever(view)
  }
}

function shadowOf(piece: Piece): 'none' | 'soft' {
  return isOnBlack(piece) ? 'none' : 'soft'
}

function ground(piece: Piece): string {
  return `<rect width="${FIELD.width}" height="${FIELD.height}" fill="${tileColours[piece.type]}"/>`
}

/** A soft pool of light; the corners keep the tile's exact colour. */
function glow(sheet: Sheet, piece: Piece): string {
  const colour = isOnBlack(piece) ? '#3a3d40' : mix(tileColours[piece.type], '#ffffff', 0.9)
  const light = radial(sheet, 'glow', [
    [0, colour, 0.8],
    [1, colour, 0],
  ])
  return `<ellipse cx="520" cy="640" rx="640" ry="760" fill="${light}"/>`
}

/** Turned, leaning and nearer: half way from the front view to the close-up. */
function threeQuarter(body: string, piece: Piece): string {
  const { x, y, scale } = closeUp(piece.design.key)
  const nearer = 1 + (scale - 1) * 0.36
  const turn = isWatch(piece) ? 22 : -12
  const lean = isWatch(piece) ? 'matrix(.94 .05 -.1 1 0 0)' : 'matrix(.97 .03 -.05 1 0 0)'
  return group(
    `transform="translate(600 750) scale(${n(nearer)}) ${lean} rotate(${turn}) translate(${n(-x * 0.45)} ${n(-y * 0.45)})"`,
    body,
  )
}

function magnified(body: string, piece: Piece): string {
  const { x, y, scale } = closeUp(piece.design.key)
  const turn = isWatch(piece) ? -9 : 6
  return group(`transform="translate(600 750) rotate(${turn}) scale(${n(scale)}) translate(${n(-x)} ${n(-y)})"`, body)
}

/** Laid down at an angle on stone or cloth, in window light. */
function lying(sheet: Sheet, piece: Piece): string {
  const scale = isWatch(piece) ? 1.04 : piece.design.key.startsWith('necklace') ? 0.98 : 0.9
  const body = place(drawObject(sheet, piece), 600, 760, turnOf(piece), scale)
  return groundOf(sheet, piece) + standing(sheet, FIELD, body, 'deep') + lightOf(sheet, piece)
}
