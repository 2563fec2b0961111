'use client'

import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as css from './StoreLocator.css.js'
import { messages } from './StoreLocator.messages.js'

const PLACES = ['first', 'second', 'third']

/** Placeholder while boutiques are loading. */
export function StoresLoading() {
  return (
    <div aria-busy="true" className={css.list}>
      {PLACES.map((place) => (
        <div key={place} className={css.skeleton}>
          <Skeleton variant="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton variant="control" />
        </div>
      ))}
    </div>
  )
}

/** The list failed to load. */
export function StoresFailed({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <Banner
      type="warning"
      className={css.message}
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

/** No boutique matches. */
export function StoresMissing({ onClear }: { readonly onClear: (() => void) | undefined }) {
  const intl = useIntl()
  return (
    <EmptyState
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            <FormattedMessage {...messages.clear} />
          </Button>
        )
      }
    />
  )
}
