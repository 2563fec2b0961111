import { imagePlaceholder } from '@vitrine/commerce-client/domain/image/imagePlaceholder'
import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { galleryImages, productVideos, turntableImage } from '@vitrine/commerce-client/domain/product/galleryImages'
import type { Product, TurntableImage } from '@vitrine/commerce-client/types/product'
import { productImage } from './productImage.js'

/** Turntable sprite: six frames per row, frame size in px; the API returns only the maximum number of frames. */
const TURN = { frames: 36, columns: 6, width: 640, height: 800 } as const

const partnerTypes: ReadonlySet<string> = new Set(['partner', 'partnerCpo'])

/** Media of a detail page: pictures, turntable, videos. */
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
  const turntable = sheet ? [turntableView(sheet, alt)] : []
  return [...stills, ...turntable, ...videos]
}

function turntableView(sheet: TurntableImage, alt: string) {
  const { frames = TURN.frames } = sheet
  const size = { width: TURN.columns * TURN.width, height: Math.ceil(frames / TURN.columns) * TURN.height }
  return { kind: 'turntable' as const, image: { ...productImage(sheet, alt), ...size }, frames }
}
