'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './PointOfSaleBanner.css.js'
import { messages } from './PointOfSaleBanner.messages.js'

export interface PointOfSaleBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly image: FocalImageData | null
  readonly overline?: string | undefined
  /** Name of the boutique. */
  readonly name: string
  /** Short description. */
  readonly text?: string | undefined
  /** Lines of the postal address. */
  readonly address: readonly string[]
  /** Current status as text: “Open until 18:30”. Provided by the host. */
  readonly openingStatus?: string | undefined
  readonly phone?: LinkData | null | undefined
  /** URL of the boutique's page. */
  readonly storeHref?: string | null | undefined
  /** Overrides the default link text; the accessible name adds the boutique. */
  readonly storeLabel?: string | undefined
  readonly appointmentHref?: string | null | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** Side of the image from tablets up. */
  readonly imageSide?: 'left' | 'right' | undefined
  readonly slotProps?:
    | {
        readonly picture?: SlotProps<'picture'> | undefined
        readonly panel?: SlotProps<'div'> | undefined
        readonly overline?: SlotProps<'p'> | undefined
        readonly name?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly address?: SlotProps<'address'> | undefined
        readonly openingStatus?: SlotProps<'p'> | undefined
        readonly phone?: SlotProps<'a'> | undefined
        readonly actions?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** A boutique with its contact options: call, book, visit (Spec §2 "CMS components"). */
export function PointOfSaleBanner({
  image,
  overline,
  name,
  text,
  address,
  openingStatus,
  phone,
  storeHref,
  storeLabel,
  appointmentHref,
  headingLevel = 2,
  imageSide = 'left',
  slotProps,
  className,
  ...rest
}: PointOfSaleBannerProps) {
  const intl = useIntl()
  const Heading = `h${headingLevel}` as const
  const lines = address.filter(Boolean)
  return (
    <section {...rest} className={clsx(css.root, className)}>
      {image && (
        <FocalImage
          image={image}
          portraitRatio="5:4"
          landscapeRatio="5:4"
          sizes="(min-width: 768px) 58vw, 100vw"
          {...slot(css.picture[imageSide], slotProps?.picture)}
        />
      )}
      <div {...slot(css.side[image ? imageSide : 'alone'], slotProps?.panel)}>
        <div className={css.heading}>
          {overline && <p {...slot(clsx(textStyle.overline, css.overline), slotProps?.overline)}>{overline}</p>}
          <Heading {...slot(clsx(textStyle.h2, css.name), slotProps?.name)}>{name}</Heading>
          {text && <p {...slot(clsx(textStyle.body, css.copy), slotProps?.text)}>{text}</p>}
        </div>
        {(lines.length > 0 || openingStatus || phone) && (
          <div className={css.facts}>
            {lines.length > 0 && (
              <address {...slot(clsx(textStyle.body, css.address), slotProps?.address)}>
                {lines.map((line, index) => (
                  // Two lines may be equal.
                  <span key={`${line}-${index}`} className={css.line}>
                    {line}
                  </span>
                ))}
              </address>
            )}
            {openingStatus && (
              <p {...slot(clsx(textStyle.small, css.status), slotProps?.openingStatus)}>{openingStatus}</p>
            )}
            {phone && (
              <Link
                {...slot(clsx(textStyle.body, css.phone), slotProps?.phone)}
                href={phone.href}
                variant="quiet"
                aria-label={`${intl.formatMessage(messages.phone)} ${phone.label}`}
              >
                <Icon name="phone" />
                {phone.label}
              </Link>
            )}
          </div>
        )}
        {(appointmentHref || storeHref) && (
          <div {...slot(css.actions, slotProps?.actions)}>
            {appointmentHref && (
              <Button href={appointmentHref}>
                <FormattedMessage {...messages.appointment} />
                <Whose name={name} />
              </Button>
            )}
            {storeHref && (
              <Button href={storeHref} variant="text">
                {storeLabel ?? (
                  <>
                    <FormattedMessage {...messages.store} />
                    <Whose name={name} />
                  </>
                )}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** Two banners on a page have the same link texts, so the accessible name includes the boutique. */
function Whose({ name }: { readonly name: string }) {
  return <span className={visuallyHidden}> {name}</span>
}
