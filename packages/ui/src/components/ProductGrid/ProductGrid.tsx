import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ProductTile, type ProductTileData } from '../ProductTile/ProductTile.js'
import * as css from './ProductGrid.css.js'

export interface ProductGridProps extends ComponentProps<'ul'> {
  readonly products: readonly ProductTileData[]
  /** Names the list for assistive technology. */
  readonly label: string
  /** How many first images load at once; the rest load as they come near. */
  readonly priorityCount?: number | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly renderAction?: ((product: ProductTileData) => ReactNode) | undefined
}

/** Tiles in 2, 3 and 4 columns. */
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
    <ul role="list" aria-label={label} className={clsx(css.root, className)} {...rest}>
      {products.map((product, index) => (
        <li key={product.id} className={css.item}>
          <ProductTile
            className={css.tile}
            product={product}
            headingLevel={headingLevel}
            priority={index < priorityCount}
            action={renderAction?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}
