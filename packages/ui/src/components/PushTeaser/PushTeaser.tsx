import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './PushTeaser.css.js'

export interface PushTeaserProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly image?: CloudImageData | null | undefined
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Link of the teaser. */
  readonly link?: LinkData | undefined
  /** Side of the image. */
  readonly imageSide?: 'left' | 'right' | undefined
  /** `compact` is a single line between two sections, without overline. */
  readonly density?: 'comfortable' | 'compact' | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly slotProps?:
    | {
        readonly row?: SlotProps<'div'> | undefined
        readonly picture?: SlotProps<typeof CloudImage> | undefined
        readonly overline?: SlotProps<'p'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      }
    | undefined
}

/** Sufficient for a small image on a high-density screen, in px. */
const WIDTHS = [300]

/** A small teaser for a service or an occasion, with one link (Spec §2 "CMS components"). */
export function PushTeaser({
  image,
  overline,
  title,
  text,
  link,
  imageSide = 'left',
  density = 'comfortable',
  headingLevel = 2,
  slotProps,
  className,
  ...rest
}: PushTeaserProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h2'
  const isCompact = density === 'compact'
  const columns = image ? clsx(css.withPicture[density], css.columns[imageSide]) : css.withoutPicture
  return (
    <section {...rest} className={clsx(css.root, className)}>
      <div {...slot(clsx(css.row, css.density[density], columns), slotProps?.row)}>
        {image && (
          <CloudImage
            image={image}
            aspectRatio={isCompact ? '1:1' : '4:5'}
            sizes={isCompact ? '72px' : '128px'}
            widths={WIDTHS}
            {...slot(css.picture[imageSide], slotProps?.picture)}
          />
        )}
        <div className={clsx(css.body, isCompact && css.closeText)}>
          {overline && !isCompact && (
            <p {...slot(clsx(textStyle.overline, css.overline), slotProps?.overline)}>{overline}</p>
          )}
          <Heading {...slot(isCompact ? textStyle.lead : textStyle.h3, slotProps?.title)}>{title}</Heading>
          {text && <p {...slot(clsx(textStyle.small, css.copy), slotProps?.text)}>{text}</p>}
        </div>
        {link && <PushLink link={link} />}
      </div>
    </section>
  )
}

function PushLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <Button {...link} variant="text" className={css.action}>
      {label}
    </Button>
  )
}
