import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './HeroBanner.css.js'

export interface HeroBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly image: FocalImageData | null
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly link?: LinkData | undefined
  /** Brightness of the photograph: light text on a dark one, dark text on a light one. */
  readonly tone?: 'onDark' | 'onLight' | undefined
  readonly headingLevel?: 1 | 2 | undefined
  /** The largest image above the fold. */
  readonly fetchPriority?: 'high' | undefined
  readonly size?: 'full' | 'medium' | undefined
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

/** A full-width photograph with title, text and link, at the top of a page. */
export function HeroBanner({
  image,
  overline,
  title,
  text,
  link,
  tone = 'onDark',
  headingLevel = 2,
  fetchPriority,
  size = 'full',
  slotProps,
  className,
  ...rest
}: HeroBannerProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section {...rest} className={clsx(css.root, image ? css.size[size] : css.plain, className)}>
      {image && (
        <FocalImage
          image={image}
          sizes="(min-width: 1920px) 1920px, 100vw"
          fetchPriority={fetchPriority}
          {...slot(css.picture[size], slotProps?.picture)}
        />
      )}
      <div {...slot(clsx(css.content, image ? css.tone[tone] : css.plainContent), slotProps?.content)}>
        {overline && <p {...slot(textStyle.overline, slotProps?.overline)}>{overline}</p>}
        <Heading {...slot(clsx(size === 'full' ? textStyle.display : textStyle.h1, css.title), slotProps?.title)}>
          {title}
        </Heading>
        {text && <p {...slot(clsx(textStyle.lead, css.copy), slotProps?.text)}>{text}</p>}
        {link && <HeroLink link={link} />}
      </div>
    </section>
  )
}

function HeroLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <Button {...link} variant="secondary" className={css.action}>
      {label}
    </Button>
  )
}
