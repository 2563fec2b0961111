import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './HomepageHeroBannerSlide.css.js'
import { SlideFilm, type SlideFilmData } from './SlideFilm.js'

export type { SlideFilmData }

export interface HomepageHeroBannerSlideProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The photograph, also shown until the video plays. */
  readonly image: FocalImageData | null
  /** A short, silent, looping background video. */
  readonly film?: SlideFilmData | undefined
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  /** At most two links; further ones are not rendered. */
  readonly links?: readonly LinkData[] | undefined
  /** Brightness of the photograph: light text on a dark one, dark text on a light one. */
  readonly tone?: 'onDark' | 'onLight' | undefined
  /** Position of the text from laptops up; on tablets it is at the bottom of the image, on phones below it. */
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly headingLevel?: 1 | 2 | undefined
  /** `high` loads the photograph eagerly with high priority; for the first slide of a page. */
  readonly fetchPriority?: 'high' | undefined
  readonly slotProps?:
    | {
        readonly picture?: SlotProps<'picture'> | undefined
        readonly content?: SlotProps<'div'> | undefined
        readonly overline?: SlotProps<'p'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly links?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * A full-bleed home page slide: photograph or short video, a short text, up to two links (Spec §2 "CMS components").
 * Used alone or in a `BannerSlider`.
 */
export function HomepageHeroBannerSlide({
  image,
  film,
  overline,
  title,
  text,
  links = [],
  tone = 'onDark',
  align = 'start',
  headingLevel = 2,
  fetchPriority,
  slotProps,
  className,
  ...rest
}: HomepageHeroBannerSlideProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const isCentered = align === 'center'
  const onPicture = clsx(css.align[align], css.tone[tone], css.veil[tone][align])
  return (
    <section {...rest} className={clsx(css.root, image ? css.filled : css.plain, className)}>
      {image && (
        <FocalImage
          image={image}
          sizes="(min-width: 1920px) 1920px, 100vw"
          fetchPriority={fetchPriority}
          {...slot(css.picture, slotProps?.picture)}
        />
      )}
      {image && film && <SlideFilm film={film} />}
      <div
        {...slot(
          clsx(css.content, image ? onPicture : clsx(css.plainContent, isCentered && css.plainCenter)),
          slotProps?.content,
        )}
      >
        {overline && <p {...slot(textStyle.overline, slotProps?.overline)}>{overline}</p>}
        <Heading {...slot(clsx(textStyle.display, isCentered ? css.wideTitle : css.title), slotProps?.title)}>
          {title}
        </Heading>
        {text && <p {...slot(clsx(textStyle.lead, css.copy), slotProps?.text)}>{text}</p>}
        {links.length > 0 && (
          <div {...slot(clsx(css.links, isCentered && css.centered), slotProps?.links)}>
            {links.slice(0, 2).map((link, index) => (
              <SlideLink key={`${link.href} ${link.label}`} link={link} isFirst={index === 0} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function SlideLink({ link: { label, ...link }, isFirst }: { readonly link: LinkData; readonly isFirst: boolean }) {
  return (
    <Button {...link} variant={isFirst ? 'secondary' : 'text'} className={isFirst ? css.action : css.secondAction}>
      {label}
    </Button>
  )
}
