'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type AspectRatio, useUi } from '../../provider/UiProvider.js'
import { media } from '../../theme/media.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { focalClass } from '../CloudImage/focalClass.js'
import { imageSources } from '../CloudImage/imageSources.js'
import { placeholderElement, placeholderOf } from '../CloudImage/placeholderElement.js'
import * as css from './FocalImage.css.js'

/** An image in two crops. `portrait: null` = the landscape original is cropped around its focal point. */
export interface FocalImageData {
  readonly landscape: CloudImageData
  readonly portrait: CloudImageData | null
  readonly alt: string
}

export interface FocalImageProps extends Omit<ComponentPropsWithRef<'picture'>, 'children'> {
  readonly image: FocalImageData
  readonly sizes: string
  readonly landscapeRatio?: AspectRatio | undefined
  readonly portraitRatio?: AspectRatio | undefined
  /** `high` also loads eagerly and decodes synchronously: for the largest image above the fold only. */
  readonly fetchPriority?: 'high' | undefined
}

/** Art direction: a portrait crop on phones, a landscape crop from tablets up. Fills a frame of definite height. */
export function FocalImage({
  image,
  sizes,
  landscapeRatio = '16:9',
  portraitRatio = '4:5',
  fetchPriority,
  className,
  ...rest
}: FocalImageProps) {
  const { imageUrl } = useUi()
  const portrait = image.portrait ?? image.landscape
  const wide = imageSources(image.landscape, imageUrl, landscapeRatio)
  const classes = clsx(css.root, className)
  const crop = clsx(
    css.image,
    css.portrait.ratio[portraitRatio],
    css.landscape.ratio[landscapeRatio],
    focalClass(css.portrait, portrait.focal),
    focalClass(css.landscape, image.landscape.focal),
  )
  const crops = (
    <>
      <source media={media.tablet} srcSet={wide.srcSet} sizes={sizes} width={wide.width} height={wide.height} />
      <img
        alt={image.alt}
        sizes={sizes}
        loading={fetchPriority ? 'eager' : 'lazy'}
        decoding={fetchPriority ? 'sync' : 'async'}
        fetchPriority={fetchPriority}
        {...imageSources(portrait, imageUrl, portraitRatio)}
        className={crop}
      />
    </>
  )
  const early = placeholderOf(portrait) ?? placeholderOf(image.landscape)
  if (!early) {
    return (
      <picture {...rest} className={classes}>
        {crops}
      </picture>
    )
  }
  return (
    <span {...rest} className={classes}>
      <picture className={css.crops}>
        <source media={media.tablet} srcSet={placeholderOf(image.landscape)} />
        {placeholderElement(early, crop)}
      </picture>
      <picture className={css.crops}>{crops}</picture>
    </span>
  )
}
