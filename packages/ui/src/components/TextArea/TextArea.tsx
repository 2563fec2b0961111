'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ControlBox } from '../FormField/ControlBox.js'
import { FormField } from '../FormField/FormField.js'
import { useCharacterCount } from '../FormField/useCharacterCount.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import * as css from './TextArea.css.js'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'rows'>, FieldProps {
  /** Lines that are seen at first; the field grows with its text. */
  readonly rows?: 3 | 5 | 8 | undefined
  /** Counts down to this length. Unlike `maxLength` it cuts nothing off: the form says what is too long. */
  readonly characterLimit?: number | undefined
}

/** A field of several lines. `className` reaches the root, everything else the `textarea`. */
export function TextArea({ rows = 5, characterLimit, ...props }: TextAreaProps) {
  const { countId, count, counted } = useCharacterCount({ characterLimit, ...props })
  const { frame, control } = useField(props, countId)
  return (
    <FormField {...frame} count={count}>
      <ControlBox>
        <textarea {...control} rows={rows} className={clsx(css.area, css.rows[rows])} {...counted} />
      </ControlBox>
    </FormField>
  )
}
