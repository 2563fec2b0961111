'use client'

import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { both } from '../../slots/both.js'
import { slot, type SlotProps } from '../../slots/slot.js'
import * as css from './ErrorSummary.css.js'
import { messages } from './ErrorSummary.messages.js'

/** A problem of a form in words, and where it is: what `formProblems` finds, worded by `FieldErrorText` or by a server. */
export interface FormProblemMessage {
  /** Id of the control, or of a group: `{id}-0` is a group's first answer. */
  readonly fieldId: string
  /** The same words as below the field. */
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
 * What to mend in a form, above its fields; nothing without errors. In the submit handler set the errors inside
 * `flushSync`, then focus this by its `ref`. In a page that a server answers with, `autoFocus` does the same.
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
              {...slot(css.link, slotProps?.link)}
              href={`#${fieldId}`}
              onClick={both((event) => focusField(event, fieldId), slotProps?.link?.onClick)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Straight into the control, and no new entry in the history; a link alone would only scroll. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  const control = field?.matches(CONTROL) ? field : field?.querySelector(CONTROL)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus()
}

const CONTROL = 'input, select, textarea, button'
