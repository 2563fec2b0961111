import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
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
  /** A full-bleed image with the text below it. */
  readonly isFullBleed?: boolean | undefined
  readonly slotProps?:
    | {
        readonly picture?: SlotProps<'picture'> | undefined
        readonly content?: SlotProps<'div'> | undefined
        readonly overline?: SlotProps<'p'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      }
    | undefined
}

/** A photograph next to a short text. */
export function Teaser({
  image,
  overline,
  title,
  text,
  link,
  imageSide = 'left',
  isFullBleed = false,
  slotProps,
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
          {...slot(css.picture[place], slotProps?.picture)}
        />
      )}
      <div {...slot(css.side[image ? place : 'alone'], slotProps?.content)}>
        {overline && <p {...slot(clsx(textStyle.overline, css.overline), slotProps?.overline)}>{overline}</p>}
        <h2 {...slot(textStyle.h2, slotProps?.title)}>{title}</h2>
        {text && <p {...slot(clsx(textStyle.body, css.copy), slotProps?.text)}>{text}</p>}
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
