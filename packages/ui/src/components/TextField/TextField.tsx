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
  /** In the box before the text: a drawing, a currency. Decorative, so say it in the label too. */
  readonly start?: ReactNode
  /** In the box behind the text: a unit, a button. */
  readonly end?: ReactNode
  /** Counts down to this length. Unlike `maxLength` it cuts nothing off: the form says what is too long. */
  readonly characterLimit?: number | undefined
  /** Something about the field is under way: an address is looked up. */
  readonly isBusy?: boolean | undefined
}

/** A field of one line. `className` reaches the root, everything else the `input`. */
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

/** What a browser should know of each kind of text, unless the caller knows better. */
const habits = {
  text: {},
  email: { ...literal, autoComplete: 'email', inputMode: 'email' },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
  search: { enterKeyHint: 'search' },
  password: literal,
  url: { ...literal, autoComplete: 'url', inputMode: 'url' },
} as const satisfies Record<NonNullable<TextFieldProps['type']>, ComponentProps<'input'>>
