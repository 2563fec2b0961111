import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
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
  /** What the photograph is: light text on a dark one, dark text on a light one. */
  readonly tone?: 'onDark' | 'onLight' | undefined
  readonly headingLevel?: 1 | 2 | undefined
  /** The largest image above the fold. */
  readonly priority?: boolean | undefined
  readonly size?: 'full' | 'medium' | undefined
}

/** One idea, one photograph: the opening of a page. */
export function HeroBanner({
  image,
  overline,
  title,
  text,
  link,
  tone = 'onDark',
  headingLevel = 2,
  priority = false,
  size = 'full',
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
          priority={priority}
          className={css.picture}
        />
      )}
      <div className={clsx(css.content, image ? css.tone[tone] : css.plainContent)}>
        {overline && <p className={textStyle.overline}>{overline}</p>}
        <Heading className={clsx(size === 'full' ? textStyle.display : textStyle.h1, css.title)}>{title}</Heading>
        {text && <p className={clsx(textStyle.lead, css.copy)}>{text}</p>}
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
