'use client'

import { useIntl } from 'react-intl'
import { InlineSelect, type InlineSelectProps } from '../InlineSelect/InlineSelect.js'
import { messages } from './QuantitySelect.messages.js'

export interface QuantitySelectProps extends Omit<InlineSelectProps, 'label' | 'options' | 'value' | 'onChange'> {
  /** Product name, part of the accessible name. */
  readonly itemName: string
  readonly quantity: number
  /** Maximum quantity of one order; at most 99 options are rendered. A larger current quantity stays selectable. */
  readonly max: number
  /** Pending state: keeps the focus, is announced, and ignores further choices. */
  readonly isBusy?: boolean | undefined
  readonly onQuantityChange: (quantity: number) => void
}

/** A native select from 1 to `max`. */
export function QuantitySelect({
  itemName,
  quantity,
  max,
  isBusy = false,
  onQuantityChange,
  onMouseDown,
  onKeyDown,
  ...rest
}: QuantitySelectProps) {
  const intl = useIntl()
  const chosen = Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1
  return (
    <InlineSelect
      label={intl.formatMessage(messages.label, { name: itemName })}
      isLabelHidden
      options={quantityOptions(chosen, max)}
      value={String(chosen)}
      aria-disabled={isBusy || undefined}
      {...rest}
      onChange={(event) => {
        if (!isBusy) onQuantityChange(Number(event.currentTarget.value))
      }}
      onMouseDown={(event) => {
        if (isBusy) event.preventDefault()
        onMouseDown?.(event)
      }}
      onKeyDown={(event) => {
        if (isBusy && event.key !== 'Tab') event.preventDefault()
        onKeyDown?.(event)
      }}
    />
  )
}

const MAX_OFFERED = 99

function quantityOptions(quantity: number, max: number) {
  const last = Number.isNaN(max) ? 1 : Math.min(MAX_OFFERED, Math.max(1, Math.trunc(max)))
  const quantities = Array.from({ length: last }, (_, index) => index + 1)
  if (quantity > last) quantities.push(quantity)
  return quantities.map((value) => ({ value: String(value), label: String(value) }))
}
