'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import * as css from '../OrderSummary/OrderSummary.css.js'
import { OrderTotalRows, type OrderTotalRowsProps } from '../OrderSummary/OrderTotalRows.js'

export interface CostSummaryProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>,
    Pick<OrderTotalRowsProps, 'totals' | 'currency' | 'promotions'> {
  readonly title: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** Below the totals: delivery time, the way to the checkout. */
  readonly footer?: ReactNode
}

/**
 * What an order costs, on a page that lists its products itself: like `OrderSummary` without products, and never
 * collapsed. Spec §9 "Mini-cart number formats".
 */
export function CostSummary({
  totals,
  currency,
  promotions,
  title,
  headingLevel = 2,
  footer,
  className,
  ...rest
}: CostSummaryProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} {...rest} className={clsx(css.root, className)}>
      <Heading id={id} className={css.title}>
        <span className={clsx(css.plainTitle, css.always)}>{title}</span>
      </Heading>
      <div className={css.panel}>
        <OrderTotalRows totals={totals} currency={currency} promotions={promotions} />
        {footer && <div className={css.extra}>{footer}</div>}
      </div>
    </section>
  )
}
