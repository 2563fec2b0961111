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
  /** First day, `yyyy-mm-dd`. */
  readonly min?: string | undefined
  /** Last day, `yyyy-mm-dd`. */
  readonly max?: string | undefined
}

/**
 * A native date: its value is `yyyy-mm-dd` in every language, it is typed or picked, and phones show their own calendar.
 * Without a `hint` it tells the range in words; it never names a format, since the browser writes the date its own way.
 * `autoComplete="bday"` for a birthday. `className` reaches the root, everything else the `input`.
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
