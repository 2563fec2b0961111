'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import * as css from './AvailabilityLabel.css.js'
import { messages } from './AvailabilityLabel.messages.js'

/** Availability of a product; pre-order counts as in stock. */
export type Availability = 'inStock' | 'preOrder' | 'soldOut'

export interface AvailabilityLabelProps extends ComponentProps<'p'> {
  readonly availability: Availability
}

/** 'In stock', 'Pre Order' or 'Out of stock'. Spec §4 "Availability flags". */
export function AvailabilityLabel({ availability, className, ...rest }: AvailabilityLabelProps) {
  return (
    <p className={clsx(css.root, css.availability[availability], className)} {...rest}>
      <FormattedMessage {...messages[availability]} />
    </p>
  )
}
