import sharp from 'sharp'

const WIDTH = 8
const QUALITY = 20

/** A tiny WebP of an image as base64, about 110 characters; shown blurred until the image is loaded. */
export async function makePlaceholder(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize({ width: WIDTH, kernel: 'cubic' })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer()
  return tiny.toString('base64')
}
