'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { CloudImage, type ImageData } from '../CloudImage/CloudImage.js'
import { Link } from '../Link/Link.js'
import { Price, type PriceData } from '../Price/Price.js'
import * as css from './ProductTile.css.js'
import { messages } from './ProductTile.messages.js'

/** Ground of a product's tile: light grey, the house's sand, or the black of the partner brand's pre-owned pieces. */
export type TileBackground = 'light' | 'sand' | 'black'

/** One piece as listings and carousels show it. */
export interface ProductTileData {
  readonly id: string
  readonly href: string
  readonly brand: string
  readonly name: string
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  readonly image: ImageData | null
  /** Shown while the pointer rests on the tile or the keyboard is in it. */
  readonly hoverImage: ImageData | null
  readonly background: TileBackground
  /** At most one short label. */
  readonly badge: 'preOwned' | 'preOrder' | 'soldOut' | 'new' | null
}

export interface ProductTileProps extends ComponentProps<'article'> {
  readonly product: ProductTileData
  /** Loads the image at once and first; for tiles above the fold. */
  readonly priority?: boolean | undefined
  readonly sizes?: string | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** A control in the tile's corner, for example the wishlist toggle. */
  readonly action?: ReactNode
}

/** Width of a tile in the 2, 3 and 4 column grid. */
export const TILE_SIZES = '(min-width: 1025px) 25vw, (min-width: 768px) 33vw, 50vw'

const TILE_WIDTHS = [300, 390, 480, 768, 1024]

/** A piece on its quiet ground: image, brand, name, price; one link. */
export function ProductTile({
  product,
  priority = false,
  sizes = TILE_SIZES,
  headingLevel = 3,
  action,
  className,
  ...rest
}: ProductTileProps) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={clsx(css.root, className)} data-product-id={product.id} onPointerEnter={want} {...rest}>
      <div className={clsx(css.tile, css.background[product.background])}>
        {product.image && (
          <CloudImage
            className={css.image}
            image={product.image}
            sizes={sizes}
            widths={TILE_WIDTHS}
            priority={priority}
          />
        )}
        {isWanted && product.hoverImage && <HoverImage image={product.hoverImage} sizes={sizes} />}
        {product.badge && (
          <p className={css.badge}>
            <FormattedMessage {...messages[product.badge]} />
          </p>
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.heading}>
          <Link className={css.link} href={product.href} state={{ productId: product.id }} onFocus={want}>
            <span className={css.brand}>{product.brand} </span>
            <span className={css.name}>{product.name}</span>
          </Link>
        </Heading>
        <Price price={product.price} currency={product.currency} />
      </div>
      {action && <div className={css.action}>{action}</div>}
    </article>
  )
}

/** Loaded on first interest only, and faded in once it is there, so that a listing weighs one image a tile. */
function HoverImage({ image, sizes }: { image: ImageData; sizes: string }) {
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
