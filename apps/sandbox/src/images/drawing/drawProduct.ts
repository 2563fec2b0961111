import type { SeedImage, SeedProduct } from '../../seed/seedTypes.js'
import { type Sheet, blur, createSheet, group, place } from './sheet.js'
import { tileColours } from './tile.js'
import { drawWatch, watchSilhouette } from './watch/drawWatch.js'
import { watchDesigns } from './watch/watchDesigns.js'

/** Size of every product master. */
const WIDTH = 1200
const HEIGHT = 1500

/** What a drawing needs to know of a piece. */
export type Piece = Pick<SeedProduct, 'type' | 'brand' | 'name' | 'design'>

/** One view of a piece as an SVG document. */
export function drawProduct(piece: Piece, _view: SeedImage['view']): string {
  const sheet = createSheet()
  const { body, silhouette } = drawObject(sheet, piece)
  const isBlack = piece.type === 'partnerCpo'
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tileColours[piece.type]}"/>`
  const shade = isBlack
    ? ''
    : group(`filter="${blur(sheet, 20)}" opacity=".3" transform="translate(14 22)"`, silhouette)
  return sheet.document(WIDTH, HEIGHT, ground + place(shade + body, WIDTH / 2, HEIGHT / 2))
}

function drawObject(sheet: Sheet, { design, brand, name }: Piece): { body: string; silhouette: string } {
  const spec = watchDesigns.get(design.key) ?? watchDesigns.get('dress-round')
  if (spec === undefined) return { body: '', silhouette: '' }
  return {
    body: drawWatch(sheet, spec, design, { brand, line: name.en }),
    silhouette: watchSilhouette(spec, design),
  }
}
