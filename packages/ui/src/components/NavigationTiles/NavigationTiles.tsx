import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text } from '../../theme/text.css.js'
import { CategoryTeaserTile, type CategoryTeaserTileProps } from '../CategoryTeaserTile/CategoryTeaserTile.js'
import * as css from './NavigationTiles.css.js'

export interface NavigationTilesProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** Tiles; `id` tells two tiles of the same target apart. */
  readonly tiles: readonly CategoryTeaserTileProps[]
}

/** Ways into the collection: a swipeable row on phones, a grid above. */
export function NavigationTiles({ title, tiles, className, ...rest }: NavigationTilesProps) {
  return (
    <section {...rest} className={clsx(css.root, className)}>
      {title && <h2 className={clsx(text.h2, css.title)}>{title}</h2>}
      <ul role="list" className={css.list}>
        {tiles.map((tile) => (
          <li key={tile.id ?? tile.href} className={css.item}>
            <CategoryTeaserTile {...tile} headingLevel={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
