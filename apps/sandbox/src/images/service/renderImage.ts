import sharp, { type Sharp } from 'sharp'
import type { OutputFormat } from './negotiateFormat.js'
import type { Transform } from './transforms.js'

/** Number of pixels above which a faster encoding is used (two instead of ten seconds): turntable sheets. */
const LARGE = 4_000_000

/** Crops, scales and encodes a master. Never enlarges it. */
export async function renderImage(master: Buffer, transform: Transform, format: OutputFormat): Promise<Buffer> {
  const image = sharp(master)
  const { width, height } = await image.metadata()
  const region = cropRegion({ width, height }, transform)
  const sized = image.extract(region).resize({ width: transform.width, withoutEnlargement: true, kernel: 'lanczos3' })
  const scale = Math.min(transform.width / region.width, 1)
  return encode(sized, format, region.width * region.height * scale ** 2 > LARGE)
}

/** Largest region of the requested ratio, as close to the focal point as the image's edges allow. */
export function cropRegion(
  size: { readonly width: number; readonly height: number },
  transform: Pick<Transform, 'ratio' | 'focal'>,
): { left: number; top: number; width: number; height: number } {
  const ratio = transform.ratio ?? size.width / size.height
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(size.width / ratio))
  return {
    left: offset(size.width, width, transform.focal.x),
    top: offset(size.height, height, transform.focal.y),
    width,
    height,
  }
}

function offset(total: number, part: number, focal: number): number {
  return Math.round(Math.min(Math.max(focal * total - part / 2, 0), total - part))
}

function encode(image: Sharp, format: OutputFormat, isLarge: boolean): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 56, effort: isLarge ? 0 : 2 }).toBuffer()
    case 'webp':
      return image.webp(isLarge ? { quality: 80, effort: 2 } : { quality: 80, smartSubsample: true }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality: 82, progressive: true, mozjpeg: true }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer()
  }
}
