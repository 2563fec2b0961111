'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { Button } from '../Button/Button.js'
import { InlineSelect } from '../InlineSelect/InlineSelect.js'
import { formTarget } from './formTarget.js'
import * as css from './NavigationSelect.css.js'
import { messages } from './NavigationSelect.messages.js'

export interface NavigationSelectProps extends ComponentProps<'form'> {
  /** Query parameter of the select. */
  readonly param: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly href: string }[]
  readonly selected: string
}

/** A select that navigates: a GET form without JavaScript, a client-side navigation with it. */
export function NavigationSelect({ param, label, options, selected, className, ...rest }: NavigationSelectProps) {
  const { navigate } = useUi()
  const [choice, setChoice] = useState({ selected, value: selected })
  const isKeyed = useRef(false)
  /**
   * Pending target of arrow keys on the closed select; navigating immediately would prevent reaching the next options.
   */
  const kept = useRef('')
  // Shows the selection immediately, and the page's value as soon as that changes.
  if (choice.selected !== selected) setChoice({ selected, value: selected })
  const first = options[0]
  if (!first) return null
  const { action, hidden } = formTarget(first.href, param)
  const { value } = choice
  const goOn = () => {
    if (kept.current && value !== selected) navigate(kept.current)
    kept.current = ''
  }
  return (
    <form action={action} method="get" className={clsx(css.root, className)} {...rest}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <InlineSelect
        label={label}
        isQuiet
        name={param}
        options={options}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget: { value, selectedIndex } }) => {
          const href = options[selectedIndex]?.href ?? ''
          setChoice({ selected, value })
          kept.current = isKeyed.current ? href : ''
          if (!kept.current) navigate(href)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') goOn()
          else {
            isKeyed.current = true
            // By then a closed select has changed its value; an open list has not.
            setTimeout(() => {
              isKeyed.current = false
            })
          }
        }}
        onBlur={goOn}
      />
      <noscript>
        <Button type="submit" variant="text">
          <FormattedMessage {...messages.apply} />
        </Button>
      </noscript>
    </form>
  )
}
