'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { text } from '../../theme/text.css.js'
import * as field from '../FormField/control.css.js'
import * as css from './RangeSlider.css.js'
import { typedNumber } from './rangeValue.js'

interface RangeInputProps {
  readonly label: string
  readonly value: number
  readonly format: (value: number) => string
  readonly isDisabled: boolean
  readonly onCommit: (value: number) => void
}

/** Text field for one end of the range. Commits on blur or Enter; text that is not a number is discarded. */
export function RangeInput({ label, value, format, isDisabled, onCommit }: RangeInputProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const next = draft === null ? null : typedNumber(draft)
    setDraft(null)
    if (next !== null && next !== value) onCommit(next)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter commits the value instead of submitting the form.
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={clsx(text.caption, css.fieldLabel)}>
        {label}
      </label>
      <div className={field.box}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          value={draft ?? format(value)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={handleKeyDown}
          className={clsx(field.control, css.input)}
        />
      </div>
    </div>
  )
}
