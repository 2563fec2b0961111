import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { CategoryTeaserTile, type CategoryTeaserTileProps } from '../CategoryTeaserTile/CategoryTeaserTile.js'
import * as css from './NavigationTileCarousel.css.js'

export interface NavigationTileCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** The tiles; `id` distinguishes tiles with the same target. Their heading level depends on the title. */
  readonly tiles: readonly Omit<CategoryTeaserTileProps, 'headingLevel'>[]
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly list?: SlotProps<'ul'> | undefined
      }
    | undefined
}

/** Value of `sizes`, matching the number of tiles per row in the styles. */
function sizesOf(count: number): string {
  if (count === 2) return '(min-width: 768px) 50vw, 72vw'
  const share = count % 3 === 0 ? 33 : count % 5 === 0 ? 20 : 25
  return `(min-width: 1025px) ${share}vw, (min-width: 768px) 50vw, 72vw`
}

/**
 * Category tiles: a swipeable row on phones, full rows on larger screens. Needs no scripts. Renders nothing without
 * tiles.
 */
export function NavigationTileCarousel({ title, tiles, slotProps, className, ...rest }: NavigationTileCarouselProps) {
  if (tiles.length === 0) return null
  return (
    <section {...rest} className={clsx(css.root, className)}>
      {title && <h2 {...slot(clsx(text.h2, css.title), slotProps?.title)}>{title}</h2>}
      <ul role="list" {...slot(css.list, slotProps?.list)}>
        {tiles.map((tile) => (
          <li key={tile.id ?? tile.href} className={css.item}>
            <CategoryTeaserTile sizes={sizesOf(tiles.length)} {...tile} headingLevel={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
