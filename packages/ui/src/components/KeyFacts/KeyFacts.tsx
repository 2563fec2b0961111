'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import * as css from './KeyFacts.css.js'
import { messages } from './KeyFacts.messages.js'

/** A key fact of a product. Spec §9 "Key facts". */
export type KeyFact =
  | { readonly kind: 'year' | 'reference' | 'diameter' | 'material'; readonly value: string }
  | { readonly kind: 'warranty'; readonly by: string }

export interface KeyFactsProps extends ComponentProps<'ul'> {
  readonly facts: readonly KeyFact[]
  readonly slotProps?:
    | { readonly fact?: SlotProps<'li'> | undefined; readonly label?: SlotProps<'span'> | undefined }
    | undefined
}

/** A row of key facts. Renders nothing without facts. */
export function KeyFacts({ facts, slotProps, className, ...rest }: KeyFactsProps) {
  const intl = useIntl()
  if (facts.length === 0) return null
  const label = (chunks: ReactNode) => (
    <span key="label" {...slot(css.label, slotProps?.label)}>
      {chunks}
    </span>
  )
  return (
    <ul role="list" aria-label={intl.formatMessage(messages.title)} className={clsx(css.root, className)} {...rest}>
      {facts.map((fact) => (
        <li key={fact.kind} {...slot(css.fact, slotProps?.fact)}>
          <FormattedMessage
            {...messages[fact.kind]}
            values={{ value: fact.kind === 'warranty' ? fact.by : fact.value, label, hidden }}
          />
        </li>
      ))}
    </ul>
  )
}

const hidden = (chunks: ReactNode) => (
  <span key="hidden" className={visuallyHidden}>
    {chunks}
  </span>
)
