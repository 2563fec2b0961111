import type { ComponentPropsWithRef } from 'react'
import type { AspectRatio, ImageTransform } from '../../provider/UiProvider.js'
import type { CloudImageData } from './CloudImage.js'
import { imageSources } from './imageSources.js'

/** What a responsive image needs to know. */
export interface ImageOptions {
  readonly image: CloudImageData
  readonly sizes: string
  readonly aspectRatio?: AspectRatio | undefined
  readonly priority?: boolean | undefined
  readonly widths?: readonly number[] | undefined
  readonly className: string
}

/** Browsers frame an image that has neither address nor words; a transparent pixel stays quiet. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** What `CloudImage` renders. A function, so that a tile needs no component for its image. */
export function imageElement(
  { image, sizes, aspectRatio, priority, widths, className }: ImageOptions,
  imageUrl: (src: string, transform: ImageTransform) => string,
  rest?: ComponentPropsWithRef<'img'>,
) {
  const { src, srcSet, width, height } = imageSources(image, imageUrl, aspectRatio, widths)
  return (
    <img
      alt={image.alt}
      className={className}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={sizes}
      src={src ?? (image.alt === '' ? NOTHING : undefined)}
      srcSet={srcSet}
      {...rest}
    />
  )
}
