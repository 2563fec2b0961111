'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, memo, type ReactNode } from 'react'
import { ProductTile, type ProductTileData } from '../ProductTile/ProductTile.js'
import * as css from './ProductGrid.css.js'

export interface ProductGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly products: readonly ProductTileData[]
  /** Names the list for assistive technology. */
  readonly label: string
  /** How many first images load at once, the very first before all others; the rest load as they come near. */
  readonly priorityCount?: number | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** A control in each tile's corner. Keep the function: a new one renders every tile again. */
  readonly renderAction?: ((product: ProductTileData) => ReactNode) | undefined
}

/** Tiles in 2, 3 and 4 columns. A tile renders again only when its own piece changes. */
export function ProductGrid({
  products,
  label,
  priorityCount = 0,
  headingLevel = 2,
  renderAction,
  className,
  ...rest
}: ProductGridProps) {
  return (
    <ul role="list" aria-label={label} {...rest} className={clsx(css.root, className)}>
      {products.map((product, index) => (
        <li key={product.id} className={css.item}>
          <Tile
            product={product}
            headingLevel={headingLevel}
            priority={index === 0 && priorityCount > 0}
            loading={index < priorityCount ? 'eager' : undefined}
            action={renderAction}
          />
        </li>
      ))}
    </ul>
  )
}

const Tile = memo(ProductTile)
