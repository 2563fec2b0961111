'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import * as css from './Badge.css.js'
import { messages } from './Badge.messages.js'

/** What a piece's one short label may say. */
export type BadgeKind = 'preOwned' | 'preOrder' | 'soldOut' | 'new'

export interface BadgeProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  readonly kind: BadgeKind
}

/** One short label in plain words; a piece never has two. Spec §9 "Product tile". */
export function Badge({ kind, className, ...rest }: BadgeProps) {
  return badgeElement(useIntl(), kind, clsx(css.root, className), rest)
}

/** What `Badge` renders. A function, so that a tile needs no component for it. */
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
