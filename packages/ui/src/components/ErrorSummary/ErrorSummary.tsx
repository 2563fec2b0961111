'use client'

import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { mergeProps } from '../../slots/mergeProps.js'
import { slot, type SlotProps } from '../../slots/slot.js'
import * as css from './ErrorSummary.css.js'
import { messages } from './ErrorSummary.messages.js'

/**
 * An error of a form: its text and its field. Create it from `formProblems` with `FieldErrorText`, or on the server.
 */
export interface FormProblemMessage {
  /** Id of the control; for a group `{id}-0`, its first option. */
  readonly fieldId: string
  /** The same text as below the field. */
  readonly message: ReactNode
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly errors: readonly FormProblemMessage[]
  readonly title?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly list?: SlotProps<'ul'> | undefined
        readonly link?: SlotProps<'a'> | undefined
      }
    | undefined
}

/**
 * List of all errors above the fields of a form; renders nothing without errors. In the submit handler, set the errors
 * inside `flushSync`, then focus this by its `ref`. On a server's response page use `autoFocus`.
 */
export function ErrorSummary({ errors, title, headingLevel = 2, slotProps, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  if (errors.length === 0) return null
  return (
    <section tabIndex={-1} aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <Heading {...slot(css.title, slotProps?.title)} id={titleId}>
        {title ?? <FormattedMessage {...messages.title} values={{ count: errors.length }} />}
      </Heading>
      <ul role="list" {...slot(css.list, slotProps?.list)}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              {...mergeProps(
                {
                  className: css.link,
                  onClick: (event: MouseEvent<HTMLAnchorElement>) => focusField(event, fieldId),
                },
                slotProps?.link,
              )}
              href={`#${fieldId}`}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Focuses the control without a history entry; the link alone would only scroll. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  const control = field?.matches(CONTROL) ? field : field?.querySelector(CONTROL)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus()
}

const CONTROL = 'input, select, textarea, button'
