'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import * as css from './TextField.css.js'
import { messages } from './TextField.messages.js'

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string | undefined
  /** Says what is wrong and what to do; marks the field as invalid. */
  readonly error?: string | undefined
}

/** A labelled input; everything else goes to the `input`, `className` to the root. */
export function TextField({ label, hint, error, className, id, required, ...rest }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <div className={clsx(css.root, className)}>
      <label className={css.label} htmlFor={inputId}>
        {required ? label : <FormattedMessage {...messages.optional} values={{ label }} />}
      </label>
      <input
        className={css.input}
        id={inputId}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
      {hint && (
        <p className={css.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${inputId}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
