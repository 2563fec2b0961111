import { imagePlaceholder } from '@vitrine/commerce-client/domain/image/imagePlaceholder'
import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { galleryImages, productVideos, turntableImage } from '@vitrine/commerce-client/domain/product/galleryImages'
import type { Product } from '@vitrine/commerce-client/types/product'
import { productImage } from './productImage.js'

/** Size of a turntable sheet, px: six by four upright frames. */
const SHEET = { width: 2880, height: 2400 } as const

const partnerTypes: ReadonlySet<string> = new Set(['partner', 'partnerCpo'])

/** Pictures, then the turntable, then videos of a detail page. */
export function productGallery(product: Product, alt: string): PageProduct['gallery'] {
  const kind = partnerTypes.has(product.c_productType ?? '') ? 'partner' : 'general'
  const stills = galleryImages(product, kind).map((image) => ({
    kind: 'image' as const,
    image: { ...productImage(image, alt), placeholder: imagePlaceholder(image.c_placeholder) },
  }))
  const sheet = turntableImage(product)
  const videos = productVideos(product).map((video) => ({
    kind: 'video' as const,
    src: video.desktopSrc,
    poster: video.thumbnail?.link ? productImage({ link: video.thumbnail.link, alt: video.thumbnail.alt }, alt) : null,
    label: video.thumbnail?.alt || alt,
  }))
  const turntable = sheet
    ? [{ kind: 'turntable' as const, image: { ...productImage(sheet, alt), ...SHEET }, frames: sheet.frames ?? 24 }]
    : []
  return [...stills, ...turntable, ...videos]
}
