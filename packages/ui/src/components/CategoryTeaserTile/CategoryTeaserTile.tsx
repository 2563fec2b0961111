import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import { Link } from '../Link/Link.js'
import * as css from './CategoryTeaserTile.css.js'

export interface CategoryTeaserTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  readonly image: FocalImageData | null
  readonly title: string
  readonly href: string
  readonly text?: string | undefined
  /** Width of the tile, for the `sizes` attribute. */
  readonly sizes?: string | undefined
  /** Outside a row: as wide as one tile, centred on the page. */
  readonly isAlone?: boolean | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly slotProps?:
    | {
        readonly picture?: SlotProps<'picture'> | undefined
        readonly title?: SlotProps<'h3'> | undefined
        readonly link?: SlotProps<'a'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      }
    | undefined
}

/** A category tile with photograph and name; the whole tile is the link. */
export function CategoryTeaserTile({
  image,
  title,
  href,
  text,
  isAlone = false,
  sizes = isAlone ? '(min-width: 520px) 480px, 92vw' : '(min-width: 1025px) 33vw, (min-width: 768px) 50vw, 72vw',
  headingLevel = 3,
  slotProps,
  className,
  ...rest
}: CategoryTeaserTileProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article {...rest} className={clsx(css.root, isAlone && css.alone, className)}>
      <div className={clsx(css.frame, !image && css.empty)}>
        {image && (
          <FocalImage
            image={image}
            portraitRatio="4:5"
            landscapeRatio="4:5"
            sizes={sizes}
            {...slot(css.picture, slotProps?.picture)}
          />
        )}
      </div>
      <div>
        <Heading {...slot(textStyle.h3, slotProps?.title)}>
          <Link {...slot(css.link, slotProps?.link)} href={href}>
            {title}
          </Link>
        </Heading>
        {text && <p {...slot(clsx(textStyle.small, css.copy), slotProps?.text)}>{text}</p>}
      </div>
    </article>
  )
}
