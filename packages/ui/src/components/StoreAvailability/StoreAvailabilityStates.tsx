'use client'

import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as css from './StoreAvailability.css.js'
import { messages } from './StoreAvailability.messages.js'

const PLACES = ['first', 'second', 'third']

/** Placeholder while boutiques are loading. */
export function AvailabilityLoading() {
  return (
    <>
      <p className={visuallyHidden}>
        <FormattedMessage {...messages.loading} />
      </p>
      {PLACES.map((place) => (
        <div key={place} className={css.skeleton}>
          <Skeleton variant="title" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </>
  )
}

/** Failed request, with a retry button. */
export function AvailabilityFailed({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <Banner
      type="warning"
      action={
        onRetry && (
          <Button variant="text" onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        )
      }
    >
      <FormattedMessage {...messages.failed} />
    </Banner>
  )
}

/** No boutique has the product. */
export function AvailabilityEmpty({ contactHref }: { readonly contactHref: string | undefined }) {
  const intl = useIntl()
  return (
    <EmptyState
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        contactHref !== undefined && (
          <Button href={contactHref}>
            <FormattedMessage {...messages.ask} />
          </Button>
        )
      }
    />
  )
}
