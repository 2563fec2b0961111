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
  readonly title: ReactNode
  readonly status: 'open' | 'done' | 'upcoming'
  /** The entries of a completed step. */
  readonly summary?: ReactNode
  /** Opens a completed step again; without it the entries cannot be changed. */
  readonly changeHref?: string | undefined
  readonly onChange?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A step of a checkout, as an item of the list in `CheckoutPage`: its form when open, its entries when completed. */
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
    <li {...rest} aria-current={status === 'open' ? 'step' : undefined} className={clsx(css.root, className)}>
      <section aria-labelledby={id}>
        <div>
          <h2 id={id} tabIndex={-1}>
            <span>{number}</span> {title}
            {status === 'done' && (
              <span className={visuallyHidden}>
                {' '}
                <FormattedMessage {...messages.done} />
              </span>
            )}
          </h2>
          {status === 'done' && changeHref && (
            <Link href={changeHref} onClick={onChange} variant="underline" aria-describedby={id}>
              <FormattedMessage {...messages.change} />
            </Link>
          )}
        </div>
        {status === 'open' && children}
        {status === 'done' && summary}
      </section>
    </li>
  )
}
