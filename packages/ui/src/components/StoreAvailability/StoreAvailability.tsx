'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import type { StoreData } from '../StoreCard/StoreCard.js'
import * as css from './StoreAvailability.css.js'
import { messages } from './StoreAvailability.messages.js'
import { StoreAvailabilityEntry } from './StoreAvailabilityEntry.js'
import { AvailabilityEmpty, AvailabilityFailed, AvailabilityLoading } from './StoreAvailabilityStates.js'

/** Availability of a product in a boutique; `onOrder` = can be delivered to it. */
export interface StoreAvailabilityItem {
  readonly store: Pick<StoreData, 'id' | 'name' | 'city' | 'href' | 'distance' | 'hours' | 'phone'>
  readonly availability: 'inStock' | 'lastItem' | 'onOrder'
  /** URL for arranging a visit; null = by telephone only. */
  readonly reserveHref: string | null
}

export interface StoreAvailabilityProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly items: readonly StoreAvailabilityItem[]
  readonly status?: 'ready' | 'loading' | 'failed' | undefined
  /** Contact page, for products that no boutique has. */
  readonly contactHref?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Instant in ms since 1970 for "Open until 18:30"; without it the browser's clock, after hydration. */
  readonly now?: number | undefined
  readonly slotProps?:
    | { readonly list?: SlotProps<'ul'> | undefined; readonly entry?: SlotProps<'li'> | undefined }
    | undefined
}

/** Boutiques with availability of a product: the content of the flyout `storeAvailability` (Spec §2). */
export function StoreAvailability({
  items,
  status = 'ready',
  contactHref,
  onRetry,
  headingLevel = 3,
  now,
  slotProps,
  className,
  ...rest
}: StoreAvailabilityProps) {
  const intl = useIntl()
  const isReady = status === 'ready'
  const told = useRef<HTMLDivElement>(null)
  // The pressed button is removed, so the focus moves to the status.
  const retry = () => {
    told.current?.focus()
    onRetry?.()
  }
  return (
    <div aria-busy={status === 'loading' || undefined} {...rest} className={clsx(css.root, className)}>
      {/* Always rendered, so that a change of its text is announced. */}
      <div ref={told} role="status" tabIndex={-1}>
        {status === 'loading' && <AvailabilityLoading />}
        {isReady && items.length === 0 && <AvailabilityEmpty contactHref={contactHref} />}
      </div>
      {status === 'failed' && <AvailabilityFailed onRetry={onRetry && retry} />}
      {isReady && items.length > 0 && (
        <ul role="list" aria-label={intl.formatMessage(messages.label)} {...slot('', slotProps?.list)}>
          {items.map((item) => (
            <li key={item.store.id} {...slot(css.entry, slotProps?.entry)}>
              <StoreAvailabilityEntry item={item} now={now} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
