'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { LinkData } from '../Link/Link.js'
import { ProductTile, type ProductTileData } from '../ProductTile/ProductTile.js'
import { useSnapTrack } from '../SnapTrack/useSnapTrack.js'
import * as css from './ProductCarousel.css.js'
import { messages } from './ProductCarousel.messages.js'

export interface ProductCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  readonly title: string
  readonly link?: LinkData | undefined
  readonly products: readonly ProductTileData[]
  readonly renderAction?: ((product: ProductTileData) => ReactNode) | undefined
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly track?: SlotProps<'ul'> | undefined
        readonly item?: SlotProps<'li'> | undefined
      }
    | undefined
}

/** Number of products in view on the largest screens; with no more, the row does not scroll. */
const PER_VIEW = 4

const SIZES = '(min-width: 1025px) 25vw, (min-width: 768px) 31vw, 62vw'
/** For three products, which fill the row. */
const SIZES_OF_THREE = '(min-width: 768px) 31vw, 62vw'

/** A row of products that scrolls by swipe, wheel, keys and buttons. Renders nothing without products. */
export function ProductCarousel({
  title,
  link,
  products,
  renderAction,
  slotProps,
  className,
  ...rest
}: ProductCarouselProps) {
  const intl = useIntl()
  const titleId = useId()
  const { ref: trackRef, isScrollable, isAtStart, isAtEnd, move } = useSnapTrack<HTMLUListElement>()
  if (products.length === 0) return null
  const sizes = products.length === 3 ? SIZES_OF_THREE : SIZES
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <div className={css.header}>
        <h2 {...slot(css.title, slotProps?.title)} id={titleId}>
          {title}
        </h2>
        {link && (
          <Button variant="text" href={link.href} isExternal={link.isExternal} opensNewTab={link.opensNewTab}>
            {link.label}
          </Button>
        )}
        {products.length > PER_VIEW && (
          <div className={clsx(css.buttons, !isScrollable && css.hidden)}>
            <IconButton
              icon="chevronLeft"
              label={intl.formatMessage(messages.previous)}
              className={css.button}
              aria-disabled={isAtStart}
              onClick={() => move(-2)}
            />
            <IconButton
              icon="chevronRight"
              label={intl.formatMessage(messages.next)}
              className={css.button}
              aria-disabled={isAtEnd}
              onClick={() => move(2)}
            />
          </div>
        )}
      </div>
      <ul role="list" aria-labelledby={titleId} {...slot(css.track, slotProps?.track)} ref={trackRef}>
        {products.map((product) => (
          <li key={product.id} {...slot(css.item, slotProps?.item)}>
            <ProductTile className={css.tile} product={product} sizes={sizes} action={renderAction?.(product)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
