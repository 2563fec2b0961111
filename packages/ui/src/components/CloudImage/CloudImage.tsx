'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type AspectRatio, type FocalPoint, useUi } from '../../provider/UiProvider.js'
import * as css from './CloudImage.css.js'
import { focalClass } from './focalClass.js'
import { imageElement } from './imageElement.js'

export type { AspectRatio, FocalPoint }

/** An image as content data; `width` and `height` of the master in pixels. */
export interface CloudImageData {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focal?: FocalPoint | undefined
  /**
   * The picture in a few pixels, as a data URI of about 100 characters. `FocalImage`, `Image`, `Gallery` and the posters of
   * films show it blurred until the picture is there. Not for cut-outs: it would shine through.
   */
  readonly placeholder?: string | undefined
}

export interface CloudImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  readonly image: CloudImageData
  readonly sizes: string
  /** Crops around the focal point; without it the image keeps its own ratio. */
  readonly aspectRatio?: AspectRatio | undefined
  /** Loads at once and first: the largest image above the fold only. */
  readonly priority?: boolean | undefined
  /** Widths offered, in pixels, each on the image service's allow-list. */
  readonly widths?: readonly number[] | undefined
}

/** A responsive image whose room is reserved before it arrives. */
export function CloudImage({ image, sizes, aspectRatio, priority, widths, className, ...rest }: CloudImageProps) {
  const { imageUrl } = useUi()
  const classes = clsx(css.root, aspectRatio && css.ratio[aspectRatio], focalClass(css, image.focal), className)
  return imageElement({ image, sizes, aspectRatio, priority, widths, className: classes }, imageUrl, rest)
}
