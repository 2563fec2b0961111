import type { ProductTileData } from '../../src/components/ProductTile/ProductTile.js'
import { front, view } from '../../test/media.js'
import { piece } from './piece.js'

const watch = (number: number, id: string, brand: string, name: string, amount: number | null) =>
  piece({ id, brand, name, amount, image: front('watch', number) })

export const meridian: ProductTileData = {
  ...watch(1, '2104-320-2', 'Aurelune', 'Meridian 40', 17_900),
  hoverImage: view('watch', 'still'),
}
export const moonphase: ProductTileData = {
  ...watch(2, '2118-410-1', 'Aurelune', 'Meridian Moonphase', 24_500),
  badge: 'new',
}
const kaltwasser = watch(3, '3031-122-1', 'Tessmohr', 'Kaltwasser 300', 2850)
export const nordhavn = watch(4, '4545-121-1', 'Brandvold', 'Nordhavn Chronograph', 5100)
export const harrier = watch(5, '6016-101-1', 'Kestrelle', 'Harrier', 4250)
export const lisere = watch(6, '2071-520-1', 'Aurelune', 'Liseré', 14_600)
export const quai = watch(7, '5204-111-1', 'Ilvane', 'Quai', 9800)
const flyver = watch(8, '4520-201-1', 'Brandvold', 'Flyver', 1950)
export const ashcombe = watch(9, '6004-221-1', 'Kestrelle', 'Ashcombe', 11_900)
export const cambrure = watch(10, '5209-221-1', 'Ilvane', 'Cambrure', 16_900)
const werk = watch(11, '3007-301-1', 'Tessmohr', 'Werk 7', null)
const tidszone = watch(12, '4524-302-1', 'Brandvold', 'Tidszone GMT', 3400)

/** In listing order: neighbours differ in brand, colour and shape. */
export const watches: readonly ProductTileData[] = [
  moonphase,
  nordhavn,
  quai,
  harrier,
  meridian,
  kaltwasser,
  ashcombe,
  werk,
  tidszone,
  lisere,
  flyver,
  cambrure,
]
