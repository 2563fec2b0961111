'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { phoneLink } from './phoneLink.js'
import * as css from './CheckoutStatus.css.js'
import { messages } from './CheckoutStatus.messages.js'

/** Telephone number of the service. */
export interface ServicePhone {
  readonly label: string
  readonly href: string
}

export interface StatusPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title: ReactNode
  readonly headingLevel: 1 | 2
  readonly variant: 'page' | 'notice'
  readonly phone: ServicePhone | null | undefined
  readonly actions?: ReactNode
}

/** Frame of a status: a region that can take the focus. */
export function StatusPanel({
  title,
  headingLevel,
  variant,
  phone,
  actions,
  className,
  children,
  ...rest
}: StatusPanelProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={clsx(css.root, css.variant[variant], className)}
    >
      <Heading id={titleId} className={css.title[variant]}>
        {title}
      </Heading>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
      {phone && (
        <p className={css.phone}>
          <FormattedMessage
            {...messages.call}
            values={{
              number: phone.label,
              phone: phoneLink(phone.href, css.number),
            }}
          />
        </p>
      )}
    </section>
  )
}
