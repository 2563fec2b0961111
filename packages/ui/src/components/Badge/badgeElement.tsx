import type { ComponentPropsWithRef } from 'react'
import type { IntlShape } from 'react-intl'
import type { BadgeKind } from './Badge.js'
import { messages } from './Badge.messages.js'

/** Markup of `Badge`, as a function to save a component per tile. */
export function badgeElement(intl: IntlShape, kind: BadgeKind, className: string, rest?: ComponentPropsWithRef<'p'>) {
  const text = intl.formatMessage(messages[kind])
  return rest ? (
    <p {...rest} className={className}>
      {text}
    </p>
  ) : (
    <p className={className}>{text}</p>
  )
}
