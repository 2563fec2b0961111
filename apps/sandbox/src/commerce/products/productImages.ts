import type { ProductCustomFields, ProductImage, ProductImageGroup } from '@vitrine/commerce-client/types/product'
import type { Language, SeedImage, SeedProduct } from '../../seed/seedTypes.js'
import { TURNTABLE } from '../../images/drawing/turntable.js'
import { IMAGE_BASE } from '../siteConfig.js'

const TURNTABLE_FRAMES = TURNTABLE.columns * TURNTABLE.rows

/** Absolute link of a public id at the small width that the platform hands out. */
export function imageLink(publicId: string): string {
  return IMAGE_BASE + publicId
}

/** Views of a piece in gallery order, without the turntable. */
function detailImages(product: SeedProduct, language: Language): readonly ProductImage[] {
  return product.images.filter(({ view }) => view !== 'turntable').map((image) => toImage(image, product, language))
}

/** The first view, which tiles show. */
export function mainImage(product: SeedProduct, language: Language): ProductImage | undefined {
  return detailImages(product, language)[0]
}

/** `imageGroups` with every view in the two view types that storefronts ask for. */
export function imageGroups(product: SeedProduct, language: Language): readonly ProductImageGroup[] {
  const images = detailImages(product, language)
  return images.length === 0 ? [] : ['large', 'small'].map((viewType) => ({ viewType, images }))
}

/** The custom image and video fields of Spec §3. */
export function imageFields(product: SeedProduct, language: Language): ProductCustomFields {
  const turntable = product.images.filter(({ view }) => view === 'turntable')
  const { video } = product
  return {
    c_imageBuckets: {
      detail: detailImages(product, language),
      ...(turntable.length > 0 && {
        360: turntable.map((image) => ({ ...toImage(image, product, language), frames: TURNTABLE_FRAMES })),
      }),
    },
    c_videoBuckets: video
      ? {
          video: [
            {
              desktopSrc: video.src,
              thumbnail: { alt: video.alt[language], link: imageLink(video.poster) },
            },
          ],
        }
      : undefined,
    c_hoverImage: hoverImage(product, language),
  }
}

/** What a tile shows on hover: the piece worn, else its second view. */
function hoverImage(product: SeedProduct, language: Language): ProductCustomFields['c_hoverImage'] {
  const views = product.images.filter(({ view }) => view !== 'turntable')
  const image = views.find(({ view }) => view === 'worn') ?? views[1]
  return image && { detail: [toImage(image, product, language)] }
}

function toImage(image: SeedImage, product: SeedProduct, language: Language): ProductImage {
  const link = imageLink(image.publicId)
  return { alt: image.alt[language], disBaseLink: link, link, title: `${product.brand} ${product.name[language]}` }
}
