'use client'

import Slider from '@mui/material/Slider'
import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { MaterialScope } from '../../material/MaterialScope.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import * as css from './RangeSlider.css.js'
import { messages } from './RangeSlider.messages.js'
import { RangeInput } from './RangeInput.js'
import { type Range, rangeWithin } from './rangeValue.js'

export interface RangeSliderProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  readonly label: string
  readonly min: number
  readonly max: number
  /** Step of the thumbs. The fields accept any whole number. */
  readonly step?: number | undefined
  readonly value: Range
  /** Called on commit: when a thumb is released or a field is left, not on each step of a drag. */
  readonly onValueChange: (value: Range) => void
  /** Formats a value with its unit; by default a number in the shopper's language. */
  readonly formatValue?: ((value: number) => string) | undefined
  readonly slotProps?:
    | {
        readonly legend?: SlotProps<'legend'> | undefined
        readonly track?: SlotProps<'span'> | undefined
        readonly fields?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * A range with two thumbs and two text fields, as an alternative to dragging. Disabled when the limits leave no choice.
 * Load it with `import()` on first use.
 */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  formatValue,
  disabled = false,
  className,
  slotProps,
  ...rest
}: RangeSliderProps) {
  const { formatMessage, formatNumber } = useIntl()
  const id = useId()
  const [dragged, setDragged] = useState<Range | null>(null)
  const [from, to] = rangeWithin(dragged ?? value, min, max)
  const hasChoice = min < max
  const isFixed = disabled || !hasChoice
  const format = formatValue ?? formatNumber
  const limits = formatMessage(messages.limits, { min: format(min), max: format(max) })
  const commit = (next: Range) => {
    setDragged(null)
    onValueChange(rangeWithin(next, min, max))
  }
  return (
    <fieldset {...rest} disabled={isFixed} aria-describedby={`${id}limits`} className={clsx(css.root, className)}>
      <legend {...slot(clsx(text.small, css.legend), slotProps?.legend)}>{label}</legend>
      <div className={css.slider}>
        <MaterialScope>
          <Slider
            value={[from, to]}
            min={min}
            max={hasChoice ? max : min + 1}
            step={step}
            shiftStep={step * 10}
            disabled={isFixed}
            disableSwap
            getAriaLabel={(index) => formatMessage(index === 0 ? messages.fromOf : messages.toOf, { label })}
            getAriaValueText={(thumb) => format(thumb)}
            onChange={(_event, next) => setDragged(pair(next))}
            onChangeCommitted={(_event, next) => commit(pair(next))}
            className={css.control}
            slotProps={{
              rail: { className: css.rail },
              track: slot(css.track, slotProps?.track),
              thumb: { className: css.thumb },
            }}
          />
        </MaterialScope>
      </div>
      <div {...slot(css.fields, slotProps?.fields)}>
        <RangeInput
          label={formatMessage(messages.from)}
          value={from}
          format={format}
          isDisabled={isFixed}
          onCommit={(next) => commit([Math.min(next, to), to])}
        />
        <RangeInput
          label={formatMessage(messages.to)}
          value={to}
          format={format}
          isDisabled={isFixed}
          onCommit={(next) => commit([from, Math.max(next, from)])}
        />
      </div>
      <p id={`${id}limits`} className={clsx(text.caption, css.limits)}>
        {limits}
      </p>
    </fieldset>
  )
}

function pair(next: number | readonly number[]): Range {
  const [from = 0, to = from] = typeof next === 'number' ? [next] : next
  return [from, to]
}
