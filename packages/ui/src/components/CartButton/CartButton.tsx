'use client'

import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import { OpenerLink, type OpenerLinkProps } from '../OpenerLink/OpenerLink.js'
import * as css from './CartButton.css.js'
import { messages } from './CartButton.messages.js'

export interface CartButtonProps extends Omit<OpenerLinkProps, 'children'> {
  /** Number of products in the cart; null = unknown. */
  readonly count: number | null
  readonly slotProps?: { readonly count?: SlotProps<'span'> | undefined } | undefined
}

/** Opens the shopping cart; without JavaScript it links to the cart page. */
export function CartButton({ count, slotProps, className, ...rest }: CartButtonProps) {
  const intl = useIntl()
  const known = count ?? 0
  const shown = known > 99 ? '99+' : `${known}`
  return (
    <OpenerLink
      className={clsx(css.root, className)}
      aria-label={intl.formatMessage(messages.label, { count: known, shown })}
      {...rest}
    >
      <Icon name="bag" />
      {known > 0 && (
        <span aria-hidden="true" {...slot(css.count, slotProps?.count)}>
          {shown}
        </span>
      )}
    </OpenerLink>
  )
}
