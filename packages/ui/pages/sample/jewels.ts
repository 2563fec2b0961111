import type { ProductTileData } from '../../src/components/ProductTile/ProductTile.js'
import { front } from '../../test/media.js'
import { piece } from './piece.js'

const jewel = (number: number, id: string, brand: string, name: string, amount: number | null): ProductTileData =>
  piece({ id, brand, name, amount, image: front('jewel', number) })

export const nocturneNecklace = jewel(1, '11.90101.05.02.00', 'Sérance', 'Nocturne necklace', null)
export const nocturneEarrings = jewel(2, '11.90103.05.02.00', 'Sérance', 'Nocturne earrings', null)
export const lisiereBracelet = jewel(3, '11.90105.05.03.00', 'Sérance', 'Lisière bracelet', null)
export const midnatssol = jewel(4, '12.90301.02.05.00', 'Odalie Voss', 'Midnatssol ring', null)
export const aubade = jewel(5, '11.20401.05.01.50', 'Sérance', 'Aubade solitaire ring', 5900)
export const sund = jewel(6, '12.31001.02.05.42', 'Odalie Voss', 'Sund strand', 2650)
export const catena = jewel(7, '13.40105.02.00.00', 'Lumeric', 'Catena bracelet', 2200)
