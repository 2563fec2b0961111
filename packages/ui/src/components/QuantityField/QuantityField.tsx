'use client'

import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { ControlBox } from '../FormField/ControlBox.js'
import { FormField } from '../FormField/FormField.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import * as css from './QuantityField.css.js'
import { messages } from './QuantityField.messages.js'
import { StepButton } from './StepButton.js'
import { useQuantity } from './useQuantity.js'

export interface QuantityFieldProps
  extends Omit<
      ComponentProps<'input'>,
      'className' | 'defaultValue' | 'max' | 'min' | 'size' | 'step' | 'type' | 'value'
    >,
    Omit<FieldProps, 'label'> {
  /** Default: "Quantity". */
  readonly label?: FieldProps['label'] | undefined
  /** Product name, part of the accessible names of the field and its buttons. */
  readonly itemName: string
  readonly quantity?: number | undefined
  readonly defaultQuantity?: number | undefined
  /** Default: 1. */
  readonly min?: number | undefined
  readonly max: number
  /** A whole number from `min` to `max`. Called on commit (blur, Enter or a step), not on each keystroke. */
  readonly onQuantityChange?: ((quantity: number) => void) | undefined
}

/**
 * A number field with step buttons; each change is announced politely. `className` is passed to the root, all other
 * props to the `input`.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { itemName, quantity, defaultQuantity, min = 1, max, onQuantityChange, ...field } = props
  const intl = useIntl()
  const label = (
    <>
      {field.label ?? intl.formatMessage(messages.label)} <span className={visuallyHidden}>{itemName}</span>
    </>
  )
  const { frame, control } = useField({ mark: 'none', ...field, label })
  const { text, current, type, settle, stepBy, told } = useQuantity({
    quantity,
    defaultQuantity,
    min,
    max,
    onQuantityChange,
  })
  const step = { controls: control.id, disabled: props.disabled ?? false }
  return (
    <FormField {...frame}>
      <ControlBox className={css.box}>
        <StepButton
          {...step}
          icon="minus"
          label={intl.formatMessage(messages.decrease, { name: itemName })}
          isAtEnd={current <= min}
          onStep={() => stepBy(-1)}
        />
        <input
          inputMode="numeric"
          autoComplete="off"
          {...control}
          type="number"
          className={css.input}
          min={min}
          max={max}
          step={1}
          value={text}
          onChange={(event) => {
            type(event.currentTarget.value)
            control.onChange?.(event)
          }}
          onKeyDown={(event) => {
            const by = STEPS[event.key]
            if (by !== undefined) {
              event.preventDefault()
              stepBy(by)
            } else if (event.key === 'Enter') settle()
            control.onKeyDown?.(event)
          }}
          onBlur={(event) => {
            settle()
            control.onBlur?.(event)
          }}
        />
        <StepButton
          {...step}
          icon="plus"
          label={intl.formatMessage(messages.increase, { name: itemName })}
          isAtEnd={current >= max}
          onStep={() => stepBy(1)}
        />
        <span role="status" className={visuallyHidden}>
          {told !== null && intl.formatMessage(messages.changed, { name: itemName, quantity: told })}
        </span>
      </ControlBox>
    </FormField>
  )
}

/** Replaces native stepping, which would only change the text. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
