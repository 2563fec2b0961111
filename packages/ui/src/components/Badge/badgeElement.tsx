import type { ComponentPropsWithRef } from 'react'
import type { IntlShape } from 'react-intl'
import type { BadgeKind } from './Badge.js'
import { messages } from './Badge.messages.js'

/** Markup of `Badge`, as a function to save a component per tile. */
export function badgeElement(intl: IntlShape, kind: BadgeKind, className: string, rest?: ComponentPropsWithRef<'p'>) {
  const words = intl.formatMessage(messages[kind])
  return rest ? (
    <p {...rest} className={className}>
      {words}
    </p>
  ) : (
    <p className={className}>{words}</p>
  )
}
