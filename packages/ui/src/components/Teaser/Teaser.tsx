import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './Teaser.css.js'

export interface TeaserProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly image: FocalImageData | null
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly link?: LinkData | undefined
  /** Side of the image from tablets up; editors alternate it. */
  readonly imageSide?: 'left' | 'right' | undefined
  /** The image runs from edge to edge with the text below it. */
  readonly isFullBleed?: boolean | undefined
}

/** A photograph and a few lines beside it. */
export function Teaser({
  image,
  overline,
  title,
  text,
  link,
  imageSide = 'left',
  isFullBleed = false,
  className,
  ...rest
}: TeaserProps) {
  const place = isFullBleed ? 'bleed' : imageSide
  return (
    <section {...rest} className={clsx(css.root, isFullBleed && css.bleed, className)}>
      {image && (
        <FocalImage
          image={image}
          portraitRatio={isFullBleed ? '4:5' : '5:4'}
          landscapeRatio={isFullBleed ? '21:9' : '5:4'}
          sizes={isFullBleed ? '100vw' : '(min-width: 768px) 58vw, 100vw'}
          className={css.picture[place]}
        />
      )}
      <div className={css.side[image ? place : 'alone']}>
        {overline && <p className={clsx(textStyle.overline, css.overline)}>{overline}</p>}
        <h2 className={textStyle.h2}>{title}</h2>
        {text && <p className={clsx(textStyle.body, css.copy)}>{text}</p>}
        {link && <TeaserLink link={link} />}
      </div>
    </section>
  )
}

function TeaserLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <Button {...link} variant="text" className={css.action}>
      {label}
    </Button>
  )
}
