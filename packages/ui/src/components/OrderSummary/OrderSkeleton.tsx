'use client'

import { useIntl } from 'react-intl'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as css from './OrderSummary.css.js'
import { messages } from './OrderSummary.messages.js'

/** Reserves the space of two products and the totals. */
export function OrderSkeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-busy="true" aria-label={intl.formatMessage(messages.loading)}>
      {['one', 'two'].map((key) => (
        <div key={key} className={css.line}>
          <Skeleton variant="image" />
          <div className={css.body}>
            <Skeleton className={css.skeletonLine.short} />
            <Skeleton className={css.skeletonLine.long} />
            <Skeleton className={css.skeletonLine.short} />
          </div>
        </div>
      ))}
      <div className={css.totals}>
        <Skeleton className={css.skeletonLine.long} />
        <Skeleton className={css.skeletonLine.long} />
        <Skeleton variant="title" />
      </div>
    </div>
  )
}
