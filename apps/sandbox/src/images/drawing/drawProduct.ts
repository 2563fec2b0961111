import type { SeedImage, SeedProduct } from '../../seed/seedTypes.js'
import { drawObject } from './drawObject.js'
import { createSheet, place } from './sheet.js'
import { standing } from './standing.js'
import { tileColours } from './tile.js'

/** Size of every product master. */
const WIDTH = 1200
const HEIGHT = 1500

/** What a drawing needs to know of a piece. */
export type Piece = Pick<SeedProduct, 'type' | 'brand' | 'name' | 'design'>

/** One view of a piece as an SVG document. */
export function drawProduct(piece: Piece, _view: SeedImage['view']): string {
  const sheet = createSheet()
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tileColours[piece.type]}"/>`
  const object = drawObject(sheet, piece)
  const body = place(object, WIDTH / 2, HEIGHT / 2)
  return sheet.document(WIDTH, HEIGHT, ground + standing(sheet, body, piece.type === 'partnerCpo' ? 'none' : 'soft'))
}
