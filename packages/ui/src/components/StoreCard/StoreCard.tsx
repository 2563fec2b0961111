'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { Link, type LinkData } from '../Link/Link.js'
import { OpeningStatus, type OpeningTimes } from '../OpeningStatus/OpeningStatus.js'
import { distanceText } from './distanceText.js'
import * as css from './StoreCard.css.js'
import { messages } from './StoreCard.messages.js'

/** A service of a boutique, used as a filter. */
export interface StoreService {
  readonly id: string
  readonly label: string
}

/** Data of a boutique. */
export interface StoreData {
  readonly id: string
  readonly name: string
  /** URL of its page; null = none. */
  readonly href: string | null
  /** Lines of the postal address. */
  readonly address: readonly string[]
  readonly city: string
  /** ISO 3166 alpha-2. */
  readonly countryCode: string
  /** Degrees; null = not shown on a map. */
  readonly position: { readonly lat: number; readonly lng: number } | null
  /** Distance from the searched place, in metres. */
  readonly distance?: number | undefined
  readonly hours: OpeningTimes | null
  readonly phone: LinkData | null
  readonly directionsHref: string | null
  readonly appointmentHref: string | null
  readonly services: readonly StoreService[]
}

export interface StoreCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onSelect'> {
  readonly store: StoreData
  /** Instant in ms since 1970 for "Open until 18:30"; without it the browser's clock, after hydration. */
  readonly now?: number | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Whether its pin is selected. */
  readonly isSelected?: boolean | undefined
  /** Adds a button that shows the boutique on the map. */
  readonly onSelect?: (() => void) | undefined
  readonly slotProps?:
    | {
        readonly name?: SlotProps<'h3'> | undefined
        readonly address?: SlotProps<'address'> | undefined
        readonly ways?: SlotProps<'div'> | undefined
        readonly onMap?: SlotProps<'button'> | undefined
      }
    | undefined
}

/** A boutique in a list: address, opening status, and all contact options. */
export function StoreCard({
  store,
  now,
  headingLevel = 3,
  isSelected = false,
  onSelect,
  slotProps,
  className,
  ...rest
}: StoreCardProps) {
  const intl = useIntl()
  const Heading = `h${headingLevel}` as const
  const distance = store.distance === undefined ? null : distanceText(intl, store.distance)
  return (
    <article {...rest} className={clsx(css.root, isSelected && css.isSelected, className)}>
      <div className={css.head}>
        <Heading {...slot(css.name, slotProps?.name)}>
          {store.href === null ? (
            store.name
          ) : (
            <Link href={store.href} variant="quiet">
              {store.name}
            </Link>
          )}
        </Heading>
        {distance && <p className={css.distance}>{distance}</p>}
      </div>
      <OpeningStatus hours={store.hours} now={now} />
      {store.address.length > 0 && (
        <address {...slot(css.address, slotProps?.address)}>
          {store.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {store.services.length > 0 && (
        <ul role="list" className={css.services}>
          {store.services.map(({ id, label }) => (
            <li key={id} className={css.service}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div {...slot(css.ways, slotProps?.ways)}>
        <StoreWays store={store} />
        {onSelect && store.position && (
          <Button
            {...mergeProps({ className: css.onMap, onClick: onSelect }, slotProps?.onMap)}
            variant="text"
            aria-pressed={isSelected}
          >
            <FormattedMessage {...messages.onMap} values={{ name: store.name, hidden }} />
          </Button>
        )}
      </div>
    </article>
  )
}

function StoreWays({ store }: { readonly store: StoreData }) {
  const { name, appointmentHref, directionsHref, phone } = store
  return (
    <>
      {appointmentHref !== null && (
        <Link href={appointmentHref} variant="underline" className={css.way}>
          <span>
            <FormattedMessage {...messages.appointment} values={{ name, hidden }} />
          </span>
        </Link>
      )}
      {phone && (
        <Link href={phone.href} variant="quiet" className={css.way}>
          <span>
            <FormattedMessage {...messages.call} values={{ name, phone: phone.label, hidden }} />
          </span>
        </Link>
      )}
      {directionsHref !== null && (
        <Link href={directionsHref} variant="quiet" opensNewTab className={css.way}>
          <span>
            <FormattedMessage {...messages.directions} values={{ name, hidden }} />
          </span>
        </Link>
      )}
    </>
  )
}

const hidden = (chunks: ReactNode) => (
  <span key="hidden" className={visuallyHidden}>
    {chunks}
  </span>
)
