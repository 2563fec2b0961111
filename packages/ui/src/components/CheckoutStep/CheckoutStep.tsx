'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Link } from '../Link/Link.js'
import * as css from './CheckoutStep.css.js'
import { messages } from './CheckoutStep.messages.js'

export interface CheckoutStepProps extends Omit<ComponentPropsWithRef<'li'>, 'onChange' | 'title'> {
  readonly number: number
  /** The heading has the id `step-{name}` and can take the focus. */
  readonly name: string
  /** Plain text, so that the link "Change" can name the step. */
  readonly title: string
  readonly status: 'open' | 'done' | 'upcoming'
  /** The entries of a completed step; paragraphs or lines separated by `br`. */
  readonly summary?: ReactNode
  /** Opens a completed step again; without it the entries cannot be changed. */
  readonly changeHref?: string | undefined
  readonly onChange?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A step of a checkout, an item of the list in `CheckoutPage`: its form when open, its entries when completed. */
export function CheckoutStep({
  number,
  name,
  title,
  status,
  summary,
  changeHref,
  onChange,
  className,
  children,
  ...rest
}: CheckoutStepProps) {
  const id = `step-${name}`
  return (
    <li
      aria-current={status === 'open' ? 'step' : undefined}
      {...rest}
      data-status={status}
      className={clsx(css.root, className)}
    >
      <section aria-labelledby={id}>
        <div className={css.head}>
          <span aria-hidden="true" className={css.number}>
            {number}
          </span>
          <h2 id={id} tabIndex={-1} className={clsx(css.title, status === 'upcoming' && css.quiet)}>
            {title}
            {status === 'done' && (
              <span className={visuallyHidden}>
                , <FormattedMessage {...messages.done} />
              </span>
            )}
          </h2>
          {status === 'done' && changeHref && (
            <Link href={changeHref} onClick={onChange} variant="underline" className={css.change}>
              <FormattedMessage {...messages.change} values={{ step: title, hidden }} />
            </Link>
          )}
        </div>
        {status === 'open' && <div className={css.content}>{children}</div>}
        {status === 'done' && summary && <div className={css.summary}>{summary}</div>}
      </section>
    </li>
  )
}

const hidden = (chunks: ReactNode) => (
  <span key="hidden" className={visuallyHidden}>
    {chunks}
  </span>
)
