'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { Icon } from '../Icon/Icon.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import * as css from './SelectField.css.js'

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** `hidden` names the field for assistive technology only. */
  readonly labelPosition?: 'stacked' | 'inline' | 'hidden' | undefined
  /** Without a border, for toolbars. */
  readonly isQuiet?: boolean | undefined
}

/** A labelled native select; everything else goes to the `select`, `className` to the root. */
export function SelectField({
  label,
  options,
  labelPosition = 'stacked',
  isQuiet = false,
  className,
  id,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={clsx(css.root, css.layout[labelPosition === 'stacked' ? 'stacked' : 'inline'], className)}>
      <label className={labelClass[labelPosition]} htmlFor={selectId}>
        {label}
      </label>
      <span className={css.control}>
        <select className={clsx(css.select, isQuiet && css.isQuiet)} id={selectId} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} className={css.option}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={css.icon} />
      </span>
    </div>
  )
}

const labelClass = { stacked: css.label, inline: css.inlineLabel, hidden: visuallyHidden }
