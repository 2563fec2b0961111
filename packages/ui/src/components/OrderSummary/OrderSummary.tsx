'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { slot, type SlotProps } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import { formatPrice } from '../Price/formatPrice.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { OrderLine, type OrderLineData } from './OrderLine.js'
import * as css from './OrderSummary.css.js'
import { messages } from './OrderSummary.messages.js'
import { OrderSkeleton } from './OrderSkeleton.js'
import { OrderTotalRows } from './OrderTotalRows.js'
import type { OrderTotals } from './orderTotals.js'

// Part of the public API: the data of the summary.
export type { OrderLineData } from './OrderLine.js'
export type { OrderTotals } from './orderTotals.js'

/** A deduction from the amount due: a promotion, a gift card. */
export interface OrderDeduction {
  readonly id: string
  readonly label: string
  /** Major units, as a positive number. */
  readonly amount: number
}

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly status: 'loading' | 'ready'
  /** Omit on a page that lists the products itself; the summary is then never collapsed. */
  readonly lines?: readonly OrderLineData[] | undefined
  readonly totals: OrderTotals
  /** ISO 4217 code. */
  readonly currency: string
  readonly promotions?: readonly OrderDeduction[] | undefined
  readonly giftCards?: readonly OrderDeduction[] | undefined
  /** Below the products: wrapping and message of a gift. */
  readonly giftNote?: ReactNode
  readonly title?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** Replaces 'incl. VAT', for example with a link to the shipping costs. */
  readonly vatNote?: ReactNode
  /** Below the totals: delivery time, a link back to the cart. */
  readonly footer?: ReactNode
  /** Sticky next to a form, from laptops up. */
  readonly isSticky?: boolean | undefined
  /** Initial state on phones, where it is collapsible; default false. */
  readonly defaultOpen?: boolean | undefined
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly button?: Omit<SlotProps<'button'>, 'onClick'> | undefined
        readonly lines?: SlotProps<'ul'> | undefined
        readonly totals?: SlotProps<'dl'> | undefined
        readonly total?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * The ordered products and their cost: expanded next to a form, and on phones collapsed behind a button with the total.
 * Spec §9 "Mini-cart number formats".
 */
export function OrderSummary({
  status,
  lines,
  totals,
  currency,
  promotions,
  giftCards,
  giftNote,
  title,
  headingLevel = 2,
  vatNote,
  footer,
  isSticky = false,
  defaultOpen = false,
  slotProps,
  className,
  ...rest
}: OrderSummaryProps) {
  const intl = useIntl()
  const id = useId()
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const Heading = `h${headingLevel}` as const
  const name = title ?? <FormattedMessage {...messages.title} />
  const isEmpty = lines?.length === 0
  const hasTotal = status === 'ready' && !isEmpty && Number.isFinite(totals.total)
  return (
    <section aria-labelledby={`${id}-title`} {...rest} className={clsx(css.root, isSticky && css.sticky, className)}>
      <Heading {...slot(css.title, slotProps?.title)} id={`${id}-title`}>
        {lines && (
          <button
            type="button"
            {...slot(css.button, slotProps?.button)}
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={css.buttonText}>
              {name}
              <Icon name="chevronDown" className={css.chevron} />
            </span>
            {hasTotal && <span className={css.buttonTotal}>{formatPrice(intl, totals.total, currency)}</span>}
            {status === 'loading' && <Skeleton className={css.buttonSkeleton} />}
          </button>
        )}
        <span className={clsx(css.plainTitle, !lines && css.always)}>{name}</span>
      </Heading>
      <div id={`${id}-panel`} className={clsx(css.panel, lines && !isOpen && css.closed)}>
        {status === 'loading' && <OrderSkeleton />}
        {status === 'ready' && isEmpty && (
          <p className={css.empty}>
            <FormattedMessage {...messages.empty} />
          </p>
        )}
        {status === 'ready' && !isEmpty && (
          <>
            {lines && (
              <ul role="list" {...slot(css.lines, slotProps?.lines)}>
                {lines.map((line) => (
                  <OrderLine key={line.itemId} line={line} />
                ))}
              </ul>
            )}
            {giftNote && <div className={css.gift}>{giftNote}</div>}
            <OrderTotalRows
              totals={totals}
              currency={currency}
              promotions={promotions}
              giftCards={giftCards}
              vatNote={vatNote}
              slotProps={slotProps}
            />
            {footer && <div className={css.extra}>{footer}</div>}
          </>
        )}
      </div>
    </section>
  )
}
