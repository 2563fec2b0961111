'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, memo, type ReactNode } from 'react'
import { ProductTile, type ProductTileData } from '../ProductTile/ProductTile.js'
import * as css from './ProductGrid.css.js'

export interface ProductGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly products: readonly ProductTileData[]
  /** Names the list for assistive technology. */
  readonly label: string
  /** Number of images that load eagerly, the first one with high priority; the others are lazy. */
  readonly eagerCount?: number | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** Renders a control in each tile's corner. Must be a stable function: a new one rerenders every tile. */
  readonly renderAction?: ((product: ProductTileData) => ReactNode) | undefined
}

/** Product tiles in 2, 3 or 4 columns. A tile rerenders only when its own product changes. */
export function ProductGrid({
  products,
  label,
  eagerCount = 0,
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
            fetchPriority={index === 0 && eagerCount > 0 ? 'high' : undefined}
            loading={index < eagerCount ? 'eager' : undefined}
            action={renderAction}
          />
        </li>
      ))}
    </ul>
  )
}

const Tile = memo(ProductTile)
