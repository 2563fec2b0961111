import type { ProductCustomFields, ProductImage, ProductImageGroup } from '@vitrine/commerce-client/types/product'
import type { SeedImage, SeedProduct } from '../../seed/seedTypes.js'
import type { TextLanguage } from '../../seed/localised.js'
import { TURNTABLE_FRAMES } from '../../images/turntableSheet.js'
import { IMAGE_BASE } from '../siteConfig.js'

/** Absolute URL of a public id in the platform's small width. */
export function imageLink(publicId: string): string {
  return IMAGE_BASE + publicId
}

/** Whether images have placeholders: in a gallery they do, in a listing they would only add weight. */
export type Placeholders = 'all' | 'none'

/** Views of a product in gallery order, without the turntable. */
function detailImages(product: SeedProduct, language: TextLanguage, tiny: Placeholders): readonly ProductImage[] {
  return product.images
    .filter(({ view }) => view !== 'turntable')
    .map((image) => toImage(image, product, language, tiny))
}

/** The first view, used by tiles. */
export function mainImage(product: SeedProduct, language: TextLanguage): ProductImage | undefined {
  return detailImages(product, language, 'all')[0]
}

/** `imageGroups` with every view in the two view types that storefronts request, and placeholders in the large one. */
export function imageGroups(
  product: SeedProduct,
  language: TextLanguage,
  tiny: Placeholders,
): readonly ProductImageGroup[] {
  const large = detailImages(product, language, tiny)
  if (large.length === 0) return []
  return [
    { viewType: 'large', images: large },
    { viewType: 'small', images: detailImages(product, language, 'none') },
  ]
}

/** The custom image and video fields of Spec §3. */
export function imageFields(product: SeedProduct, language: TextLanguage, tiny: Placeholders): ProductCustomFields {
  const turntable = product.images.filter(({ view }) => view === 'turntable')
  const { video } = product
  return {
    c_imageBuckets: {
      detail: detailImages(product, language, tiny),
      ...(turntable.length > 0 && {
        360: turntable.map((image) => ({ ...toImage(image, product, language, 'none'), frames: TURNTABLE_FRAMES })),
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

/** The hover image of a tile: the worn product, else its second view. */
function hoverImage(product: SeedProduct, language: TextLanguage): ProductCustomFields['c_hoverImage'] {
  const views = product.images.filter(({ view }) => view !== 'turntable')
  const image = views.find(({ view }) => view === 'worn') ?? views[1]
  return image && { detail: [toImage(image, product, language, 'none')] }
}

function toImage(image: SeedImage, product: SeedProduct, language: TextLanguage, tiny: Placeholders): ProductImage {
  const link = imageLink(image.publicId)
  return {
    alt: image.alt[language],
    disBaseLink: link,
    link,
    title: `${product.brand} ${product.name[language]}`,
    ...(tiny === 'all' && image.placeholder !== null && { c_placeholder: image.placeholder }),
  }
}
