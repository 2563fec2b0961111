import { chooseShots, sizeOf, type View } from '../images/chooseShots.js'
import type { StudioPictures } from '../images/studioPictures.js'
import { type Described, describeFilm, describeView } from './describeView.js'
import type { SeedImage, SeedProduct, SeedProductType } from './seedTypes.js'

interface PictureInput extends Described {
  /** Id used for the product's images. */
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

/** The photographed views of a product, at least four, with texts that describe them. */
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

/** The video of a product; its poster is the second view. */
export function productVideo(input: PictureInput, name: string): NonNullable<SeedProduct['video']> {
  return {
    src: `/media/video/${name}.mp4`,
    poster: `catalogue/${input.id}_MP_2.jpg`,
    alt: describeFilm(input),
  }
}
