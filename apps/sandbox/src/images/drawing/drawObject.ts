import { type BraceletKey, drawBracelet } from './jewel/drawBracelet.js'
import { drawBrooch } from './jewel/drawBrooch.js'
import { type EarringKey, drawEarring } from './jewel/drawEarring.js'
import { drawGiftCard } from './jewel/drawGiftCard.js'
import { type NecklaceKey, drawNecklace } from './jewel/drawNecklace.js'
import { drawSetBox } from './jewel/drawSetBox.js'
import { type RingKey, drawRing } from './jewel/drawRing.js'
import type { Piece } from './lying.js'
import { type Sheet, place } from './sheet.js'
import { drawWatch } from './watch/drawWatch.js'
import { watchDesigns } from './watch/watchDesigns.js'

/** The piece itself from the front, centred on 0,0 in a field of 1,200 by 1,500. */
export function drawObject(sheet: Sheet, { design, brand, name }: Piece): string {
  const spec = watchDesigns.get(design.key)
  if (spec !== undefined) return place(drawWatch(sheet, spec, design, { brand, line: name.en }), 0, 0, 0, WATCH_SCALE)
  const jewels = JEWELS.get(design.key)
  if (jewels === undefined) throw new Error(`The studio has no design "${design.key}". Use a key of DesignRef.`)
  return jewels(sheet, { design, brand })
}

/** Fills the tile's height but for its inner margin. */
const WATCH_SCALE = 1.07

type DrawJewel = (sheet: Sheet, piece: Pick<Piece, 'design' | 'brand'>) => string

const rings: readonly RingKey[] = ['ring-solitaire', 'ring-halo', 'ring-eternity', 'ring-band', 'ring-cocktail']
const necklaces: readonly NecklaceKey[] = ['necklace-pendant', 'necklace-riviere', 'necklace-pearls']
const earrings: readonly EarringKey[] = ['earring-stud', 'earring-drop', 'earring-hoop']
const bracelets: readonly BraceletKey[] = ['bracelet-tennis', 'bracelet-bangle', 'bracelet-links']

const JEWELS: ReadonlyMap<string, DrawJewel> = new Map<string, DrawJewel>([
  ...rings.map((key): [string, DrawJewel] => [key, (sheet, { design }) => drawRing(sheet, key, design)]),
  ...necklaces.map((key): [string, DrawJewel] => [key, (sheet, { design }) => drawNecklace(sheet, key, design)]),
  ...earrings.map((key): [string, DrawJewel] => [key, (sheet, { design }) => drawEarring(sheet, key, design)]),
  ...bracelets.map((key): [string, DrawJewel] => [key, (sheet, { design }) => drawBracelet(sheet, key, design)]),
  ['brooch-spray', (sheet, { design }) => drawBrooch(sheet, design)],
  ['gift-card', (sheet, { design, brand }) => drawGiftCard(sheet, design, brand)],
  ['set-box', (sheet, { design, brand }) => drawSetBox(sheet, design, brand)],
])
