'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { expand } from '../../icons/media.js'
import { type AspectRatio, useUi } from '../../provider/UiProvider.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { CloudImage } from '../CloudImage/CloudImage.js'
import { placeholderElement, placeholderOf } from '../CloudImage/placeholderElement.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import { useLazyPart } from '../Gallery/useLazyPart.js'
import { Icon } from '../Icon/Icon.js'
import type { LinkData } from '../Link/Link.js'
import { opensElsewhere } from '../Link/opensElsewhere.js'
import { FigureCaption } from './FigureCaption.js'
import * as figure from './figure.css.js'
import { FIGURE_SIZES } from './figureSizes.js'
import * as css from './Image.css.js'
import { messages } from './Image.messages.js'
import { withAddress } from './withAddress.js'

export interface ImageProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  readonly image: FocalImageData | null
  readonly caption?: string | undefined
  /** Credit line, printed as given. */
  readonly credit?: string | undefined
  /** Link of the image; its label is below. */
  readonly link?: LinkData | undefined
  /** `text` and `wide` keep the page margin; `full` is full-bleed. */
  readonly width?: 'text' | 'wide' | 'full' | undefined
  readonly landscapeRatio?: AspectRatio | undefined
  readonly portraitRatio?: AspectRatio | undefined
  /**
   * The landscape original in its own aspect ratio on every screen: plans, certificates, artwork. A portrait image is
   * narrow, so that it fits on a screen.
   */
  readonly isUncropped?: boolean | undefined
  /** A click opens the whole image in large. Not together with `link`. */
  readonly isEnlargeable?: boolean | undefined
  /** `high` also loads eagerly and decodes synchronously: for the largest image above the fold only. */
  readonly fetchPriority?: 'high' | undefined
  readonly slotProps?:
    | {
        readonly frame?: SlotProps<'div'> | undefined
        readonly caption?: SlotProps<'figcaption'> | undefined
        readonly credit?: SlotProps<'small'> | undefined
      }
    | undefined
}

/** An image with caption, in a crop for phones and one for larger screens. Spec §3 "Image asset". */
export function Image({
  image,
  caption,
  credit,
  link,
  width = 'text',
  landscapeRatio = width === 'full' ? '21:9' : '3:2',
  portraitRatio = '4:5',
  isUncropped = false,
  isEnlargeable = false,
  fetchPriority,
  slotProps,
  className,
  ...rest
}: ImageProps) {
  const shown = withAddress(image)
  if (!shown) return null
  const bound = isUncropped && shown.landscape.height > shown.landscape.width && width !== 'full' ? 'upright' : width
  const picture = isUncropped ? (
    <>
      {placeholderElement(placeholderOf(shown.landscape))}
      <CloudImage
        image={{ ...shown.landscape, alt: shown.alt }}
        sizes={FIGURE_SIZES[bound]}
        fetchPriority={fetchPriority}
      />
    </>
  ) : (
    <FocalImage
      image={shown}
      sizes={FIGURE_SIZES[width]}
      landscapeRatio={landscapeRatio}
      portraitRatio={portraitRatio}
      fetchPriority={fetchPriority}
    />
  )
  return (
    <figure {...rest} className={clsx(figure.figure, css.root, figure.width[bound], className)}>
      <div {...slot(css.frame, slotProps?.frame)}>
        {isEnlargeable && !link ? <Enlargeable image={shown}>{picture}</Enlargeable> : picture}
      </div>
      <FigureCaption caption={caption} credit={credit} width={width} slotProps={slotProps}>
        {link && <PictureLink link={link} width={width} />}
      </FigureCaption>
    </figure>
  )
}

interface PictureLinkProps {
  readonly link: LinkData
  readonly width: 'text' | 'wide' | 'full'
}

function PictureLink({ link: { label, ...link }, width }: PictureLinkProps) {
  return (
    <Button {...link} variant="text" className={css.linkOf[width]}>
      {label}
    </Button>
  )
}

/** Width in px of the image linked to without scripts. */
const LARGE = 1920

function Enlargeable({ image, children }: { readonly image: FocalImageData; readonly children: ReactNode }) {
  const intl = useIntl()
  const { imageUrl } = useUi()
  const [ImageZoom, want] = useLazyPart(() => import('../ImageZoom/ImageZoom.js').then((ui) => ui.ImageZoom))
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    void want().then((isThere) => (isThere ? setOpen(true) : location.assign(href)))
  }
  return (
    <>
      <a
        href={imageUrl(image.landscape.src, { width: LARGE, format: 'auto' })}
        aria-haspopup="dialog"
        className={css.opener}
        onClick={open}
      >
        {children} <span className={visuallyHidden}>{intl.formatMessage(messages.enlarge)}</span>
        <span className={css.sign}>
          <Icon name={expand} />
        </span>
      </a>
      {ImageZoom && isOpen && (
        <ImageZoom images={[{ ...image.landscape, alt: image.alt }]} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
