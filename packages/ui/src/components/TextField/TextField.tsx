'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { ControlBox } from '../FormField/ControlBox.js'
import { control as controlClass } from '../FormField/control.css.js'
import { FormField } from '../FormField/FormField.js'
import { useCharacterCount } from '../FormField/useCharacterCount.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import { PasswordToggle } from './PasswordToggle.js'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'>, FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'password' | 'url' | undefined
  /** Before the text: an icon, a currency. Decorative, so include it in the label. */
  readonly start?: ReactNode
  /** After the text: a unit, a button. */
  readonly end?: ReactNode
  /** Maximum length, with a counter. Unlike `maxLength` it does not truncate; the form reports an error. */
  readonly characterLimit?: number | undefined
  /** Pending state, for example while an address is looked up. */
  readonly isBusy?: boolean | undefined
}

/** A single-line text field. `className` is passed to the root, all other props to the `input`. */
export function TextField({ type = 'text', start, end, characterLimit, isBusy = false, ...props }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { countId, count, counted } = useCharacterCount({ characterLimit, ...props })
  const { frame, control } = useField(props, countId)
  const isPassword = type === 'password'
  return (
    <FormField {...frame} count={count}>
      <ControlBox
        start={start}
        isBusy={isBusy}
        end={
          isPassword ? (
            <PasswordToggle
              isShown={isShown}
              disabled={props.disabled ?? false}
              controls={control.id}
              onToggle={() => setIsShown(!isShown)}
            />
          ) : (
            end
          )
        }
      >
        <input
          {...habits[type]}
          {...control}
          type={isPassword && isShown ? 'text' : type}
          className={controlClass}
          aria-busy={isBusy || undefined}
          {...counted}
        />
      </ControlBox>
    </FormField>
  )
}

const literal = { autoCapitalize: 'none', spellCheck: false } as const

/** Default input attributes by type, which the caller can override. */
const habits = {
  text: {},
  email: { ...literal, autoComplete: 'email', inputMode: 'email' },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
  search: { enterKeyHint: 'search' },
  password: literal,
  url: { ...literal, autoComplete: 'url', inputMode: 'url' },
} as const satisfies Record<NonNullable<TextFieldProps['type']>, ComponentProps<'input'>>
