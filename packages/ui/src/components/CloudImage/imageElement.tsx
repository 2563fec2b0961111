import type { ComponentPropsWithRef } from 'react'
import type { AspectRatio, ImageTransform } from '../../provider/UiProvider.js'
import type { CloudImageData } from './CloudImage.js'
import { imageSources } from './imageSources.js'

/** Options of a responsive image. */
export interface ImageOptions {
  readonly image: CloudImageData
  readonly sizes: string
  readonly aspectRatio?: AspectRatio | undefined
  readonly fetchPriority?: 'high' | undefined
  readonly widths?: readonly number[] | undefined
  readonly className: string
}

/** Browsers draw a border around an image without address and alternative text; a transparent pixel avoids it. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Markup of `CloudImage`, as a function to save a component per tile. */
export function imageElement(
  { image, sizes, aspectRatio, fetchPriority, widths, className }: ImageOptions,
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
      loading={fetchPriority ? 'eager' : 'lazy'}
      decoding={fetchPriority ? 'sync' : 'async'}
      fetchPriority={fetchPriority}
      sizes={sizes}
      src={src ?? (image.alt === '' ? NOTHING : undefined)}
      srcSet={srcSet}
      {...rest}
    />
  )
}
