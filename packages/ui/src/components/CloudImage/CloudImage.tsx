'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type AspectRatio, type FocalPoint, useUi } from '../../provider/UiProvider.js'
import * as css from './CloudImage.css.js'
import { focalClass } from './focalClass.js'
import { imageElement } from './imageElement.js'

export type { AspectRatio, FocalPoint }

/** An image as content data; `width` and `height` of the original in px. */
export interface CloudImageData {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focal?: FocalPoint | undefined
  /**
   * The image reduced to a few pixels, as a data URI of about 100 characters. `FocalImage`, `Image`, `Gallery` and
   * video posters show it blurred until the image loads. Not for cut-outs, where it would show through.
   */
  readonly placeholder?: string | undefined
}

export interface CloudImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  readonly image: CloudImageData
  readonly sizes: string
  /** Crops around the focal point; without it the image keeps its own aspect ratio. */
  readonly aspectRatio?: AspectRatio | undefined
  /** `high` also loads eagerly and decodes synchronously: for the largest image above the fold only. */
  readonly fetchPriority?: 'high' | undefined
  /** Offered widths in px; each must be on the image service's allow-list. */
  readonly widths?: readonly number[] | undefined
}

/** A responsive image that reserves its space before it loads. */
export function CloudImage({ image, sizes, aspectRatio, fetchPriority, widths, className, ...rest }: CloudImageProps) {
  const { imageUrl } = useUi()
  const classes = clsx(css.root, aspectRatio && css.ratio[aspectRatio], focalClass(css, image.focal), className)
  return imageElement({ image, sizes, aspectRatio, fetchPriority, widths, className: classes }, imageUrl, rest)
}
