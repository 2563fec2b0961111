import { chooseShots, sizeOf, type View } from '../images/chooseShots.js'
import type { StudioPictures } from '../images/studioPictures.js'
import { type Described, describeFilm, describeView } from './describeView.js'
import type { DesignRef, SeedImage, SeedProduct, SeedProductType } from './seedTypes.js'
import type { Colour } from './vocabulary/colours.js'
import { jewelDesigns } from './vocabulary/jewelDesigns.js'
import type { Strap } from './vocabulary/straps.js'
import { watchDesigns } from './vocabulary/watchDesigns.js'

/** A design of the image studio that shows a watch. */
export type WatchDesign = keyof typeof watchDesigns
/** A design of the image studio that shows jewellery, a card or a box. */
export type JewelDesign = keyof typeof jewelDesigns

/** Every design of the image studio, in words. */
export const designs = { ...watchDesigns, ...jewelDesigns }

/** A design reference whose key and colours are known to the studio. */
export interface SeedDesign extends DesignRef {
  readonly key: WatchDesign | JewelDesign
  readonly colour: Colour
  readonly strap: Strap | 'none'
  readonly strapColour: Colour
}

interface PictureInput extends Described {
  /** Id under which the piece is pictured. */
  readonly id: string
  readonly type: SeedProductType
}

const FILES: Readonly<Record<View, string>> = {
  front: 'MP_1',
  detail: 'MP_2',
  macro: 'MP_3',
  worn: 'MP_4',
  side: 'MP_5',
  back: 'MP_6',
  turntable: '360',
}

/** The views of a piece that the studio took, at least four of every piece it photographed, with texts that say what is seen. */
export function productImages(input: PictureInput, pictures: StudioPictures): readonly SeedImage[] {
  return chooseShots(input, pictures.photographs).map((chosen) => {
    const { view, shot } = chosen
    const publicId = `catalogue/${input.id}_${FILES[view]}.jpg`
    return {
      publicId,
      view,
      alt: describeView(input, chosen),
      ...sizeOf(shot),
      placeholder: pictures.placeholder(publicId),
    }
  })
}

/** The film of a piece; its poster is the second view. */
export function productVideo(input: PictureInput, name: string): NonNullable<SeedProduct['video']> {
  return {
    src: `/media/video/${name}.mp4`,
    poster: `catalogue/${input.id}_MP_2.jpg`,
    alt: describeFilm(input),
  }
}
