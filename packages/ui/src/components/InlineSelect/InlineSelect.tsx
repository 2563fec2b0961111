'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './InlineSelect.css.js'

/** One option of a select. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface InlineSelectProps extends ComponentProps<'select'> {
  readonly label: string
  readonly options: readonly SelectOption[]
  /** The label is visible to assistive technology only. */
  readonly isLabelHidden?: boolean | undefined
  /** Without a border, for toolbars. */
  readonly isQuiet?: boolean | undefined
}

/**
 * A compact native select with its label next to it; `className` is passed to the root, all other props to the
 * `select`.
 */
export function InlineSelect({
  label,
  options,
  isLabelHidden = false,
  isQuiet = false,
  className,
  id,
  ...rest
}: InlineSelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={clsx(css.root, className)}>
      <label className={isLabelHidden ? visuallyHidden : css.label} htmlFor={selectId}>
        {label}
      </label>
      <span className={css.control}>
        <select className={clsx(css.select, isQuiet && css.isQuiet)} id={selectId} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className={css.option}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={css.icon} />
      </span>
    </div>
  )
}
