'use client'

import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Link } from '../Link/Link.js'
import { OpeningStatus } from '../OpeningStatus/OpeningStatus.js'
import { distanceText } from '../StoreCard/distanceText.js'
import * as css from './StoreAvailability.css.js'
import { messages } from './StoreAvailability.messages.js'
import type { StoreAvailabilityItem } from './StoreAvailability.js'

interface StoreAvailabilityEntryProps {
  readonly item: StoreAvailabilityItem
  readonly headingLevel: 2 | 3 | 4
  readonly now: number | undefined
}

/** One boutique, its availability, and how to visit it. */
export function StoreAvailabilityEntry({ item, headingLevel, now }: StoreAvailabilityEntryProps) {
  const intl = useIntl()
  const { store, availability, reserveHref } = item
  const { name, href, phone } = store
  const Heading = `h${headingLevel}` as const
  const distance = store.distance === undefined ? null : distanceText(intl, store.distance)
  return (
    <>
      <Heading className={css.name}>
        {href === null ? (
          name
        ) : (
          <Link href={href} variant="quiet">
            {name}
          </Link>
        )}
      </Heading>
      {distance && <p className={css.distance}>{distance}</p>}
      {store.city && <p className={css.city}>{store.city}</p>}
      <p className={css.availability[availability]}>
        <FormattedMessage {...messages[availability]} />
      </p>
      <OpeningStatus hours={store.hours} now={now} className={css.status} />
      <div className={css.ways}>
        {reserveHref !== null && (
          <Link href={reserveHref} variant="underline" className={css.way}>
            <span>
              <FormattedMessage {...messages.reserve} values={{ name, hidden }} />
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
      </div>
    </>
  )
}

const hidden = (chunks: ReactNode) => (
  <span key="hidden" className={visuallyHidden}>
    {chunks}
  </span>
)
