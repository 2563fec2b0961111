'use client'

import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { calendar } from '../../icons/forms.js'
import { ControlBox } from '../FormField/ControlBox.js'
import { FormField } from '../FormField/FormField.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './DateField.css.js'
import { formatDay } from './formatDay.js'
import { messages } from './DateField.messages.js'

export interface DateFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type' | 'min' | 'max'>,
    FieldProps {
  /** Earliest day, `yyyy-mm-dd`. */
  readonly min?: string | undefined
  /** Latest day, `yyyy-mm-dd`. */
  readonly max?: string | undefined
}

/**
 * A native date field: its value is `yyyy-mm-dd` in every language, it can be typed or picked, and phones show their
 * own calendar. Without a `hint` it states the range in words; it never names a format, because the browser chooses it.
 * Use `autoComplete="bday"` for a birthday. `className` is passed to the root, all other props to the `input`.
 */
export function DateField(props: DateFieldProps) {
  const rangeHint = useRangeHint(props)
  const { frame, control } = useField({ ...props, hint: props.hint ?? rangeHint })
  return (
    <FormField {...frame}>
      <ControlBox className={css.box}>
        <input {...control} type="date" className={css.input} />
        <Icon name={calendar} className={css.icon} />
      </ControlBox>
    </FormField>
  )
}

function useRangeHint({ min, max }: Pick<DateFieldProps, 'min' | 'max'>): string | null {
  const intl = useIntl()
  if (min && max) {
    return intl.formatMessage(messages.range, { min: formatDay(min, intl.locale), max: formatDay(max, intl.locale) })
  }
  if (min) return intl.formatMessage(messages.from, { min: formatDay(min, intl.locale) })
  if (max) return intl.formatMessage(messages.until, { max: formatDay(max, intl.locale) })
  return null
}
