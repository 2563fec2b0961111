'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ControlBox } from '../FormField/ControlBox.js'
import { FormField } from '../FormField/FormField.js'
import { useCharacterCount } from '../FormField/useCharacterCount.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import * as css from './TextArea.css.js'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'rows'>, FieldProps {
  /** Initial number of lines; the field grows with its text. */
  readonly rows?: 3 | 5 | 8 | undefined
  /** Maximum length, with a counter. Unlike `maxLength` it does not truncate; the form reports an error. */
  readonly characterLimit?: number | undefined
}

/** A multi-line text field. `className` is passed to the root, all other props to the `textarea`. */
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
