'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { part } from '../../slots/part.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { root as badgeRoot } from '../Badge/Badge.css.js'
import type { BadgeKind } from '../Badge/Badge.js'
import { badgeElement } from '../Badge/badgeElement.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { root as imageRoot } from '../CloudImage/CloudImage.css.js'
import { imageElement } from '../CloudImage/imageElement.js'
import type { PriceData } from '../Price/Price.js'
import { priceElement } from '../Price/priceElement.js'
import * as css from './ProductTile.css.js'

/**
 * Background of a product tile: light grey, the retailer's sand, or the black of the partner brand's pre-owned
 * products.
 */
export type TileBackground = 'light' | 'sand' | 'black'

/** A product as shown in listings and carousels. */
export interface ProductTileData {
  readonly id: string
  readonly href: string
  readonly brand: string
  readonly name: string
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  readonly image: CloudImageData | null
  /** Shown on hover or focus. */
  readonly hoverImage: CloudImageData | null
  readonly background: TileBackground
  /** The short label, if any. */
  readonly badge: BadgeKind | null
}

export interface ProductTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  readonly product: ProductTileData
  /** `high` loads the image eagerly with high priority; for the first tile above the fold. */
  readonly fetchPriority?: 'high' | undefined
  /** `eager` loads the image eagerly; for the other tiles above the fold. */
  readonly loading?: 'eager' | undefined
  readonly sizes?: string | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** A control in the tile's corner, for example the wishlist toggle, or a function of the product that returns one. */
  readonly action?: ReactNode | ((product: ProductTileData) => ReactNode)
  readonly slotProps?:
    | {
        readonly tile?: SlotProps<'div'> | undefined
        readonly title?: SlotProps<'h3'> | undefined
        readonly brand?: SlotProps<'span'> | undefined
        readonly name?: SlotProps<'span'> | undefined
      }
    | undefined
}

/** Value of `sizes` for a tile in the 2, 3 and 4 column grid. */
export const TILE_SIZES = '(min-width: 1025px) 25vw, (min-width: 768px) 33vw, 50vw'

const BADGE_CLASS = `${badgeRoot} ${css.badge}`

const IMAGE_CLASS = `${imageRoot} ${css.image}`

const TILE_WIDTHS = [300, 390, 480, 768, 1024]

/**
 * A product tile: image, brand, name, price; one link. Few components, because a listing may contain a hundred tiles.
 */
export function ProductTile({
  product,
  fetchPriority,
  loading,
  sizes = TILE_SIZES,
  headingLevel = 3,
  action,
  slotProps,
  ...rest
}: ProductTileProps) {
  const intl = useIntl()
  const { imageUrl, linkComponent: HostLink } = useUi()
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  const early = loading && { loading }
  const { id, href, image, hoverImage, badge, price, currency } = product
  const { tile, title, brand, name } = slotProps ?? {}
  const brandPart = part('span', css.brand, brand, product.brand)
  const namePart = part('span', css.name, name, product.name)
  const link = HostLink ? (
    <HostLink className={css.link} href={href} state={{ productId: id }} onFocus={want}>
      {brandPart} {namePart}
    </HostLink>
  ) : (
    <a className={css.link} href={href} onFocus={want}>
      {brandPart} {namePart}
    </a>
  )
  return (
    <article data-product-id={id} {...mergeProps({ className: css.root, onPointerEnter: want }, rest)}>
      <div {...slot(css.tile[product.background], tile)}>
        {image &&
          imageElement({ image, sizes, fetchPriority, widths: TILE_WIDTHS, className: IMAGE_CLASS }, imageUrl, early)}
        {isWanted && hoverImage && <HoverImage image={hoverImage} sizes={sizes} />}
        {badge && badgeElement(intl, badge, BADGE_CLASS)}
      </div>
      <div className={css.body}>
        {part(headingLevel === 2 ? 'h2' : 'h3', css.heading, title, link)}
        {priceElement(intl, { price, currency })}
      </div>
      {action && <div className={css.action}>{typeof action === 'function' ? action(product) : action}</div>}
    </article>
  )
}

/** Loaded on first hover or focus and then faded in, so that a listing loads one image per tile. */
function HoverImage({ image, sizes }: { image: CloudImageData; sizes: string }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <CloudImage
      image={{ ...image, alt: '' }}
      sizes={sizes}
      widths={TILE_WIDTHS}
      loading="eager"
      className={clsx(css.hoverImage, isLoaded && css.isLoaded)}
      onLoad={() => setIsLoaded(true)}
    />
  )
}
