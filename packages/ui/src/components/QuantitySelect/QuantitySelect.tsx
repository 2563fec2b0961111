'use client'

import { useIntl } from 'react-intl'
import { InlineSelect, type InlineSelectProps } from '../InlineSelect/InlineSelect.js'
import { messages } from './QuantitySelect.messages.js'

export interface QuantitySelectProps extends Omit<InlineSelectProps, 'label' | 'options' | 'value' | 'onChange'> {
  /** Name of the piece; part of the field's name. */
  readonly name: string
  readonly quantity: number
  /** Largest quantity of one order. A larger current quantity stays selectable. */
  readonly maxQuantity: number
  readonly onQuantityChange: (quantity: number) => void
}

/** A native select of 1 to `maxQuantity`. */
export function QuantitySelect({ name, quantity, maxQuantity, onQuantityChange, ...rest }: QuantitySelectProps) {
  const intl = useIntl()
  return (
    <InlineSelect
      label={intl.formatMessage(messages.label, { name })}
      isLabelHidden
      options={quantityOptions(quantity, maxQuantity)}
      value={String(quantity)}
      onChange={(event) => onQuantityChange(Number(event.currentTarget.value))}
      {...rest}
    />
  )
}

function quantityOptions(quantity: number, maxQuantity: number) {
  const last = Math.max(1, Math.floor(maxQuantity))
  const quantities = Array.from({ length: last }, (_, index) => index + 1)
  if (quantity > last) quantities.push(quantity)
  return quantities.map((value) => ({ value: String(value), label: String(value) }))
}
