'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import * as css from './CheckoutRedirect.css.js'
import { messages } from './CheckoutRedirect.messages.js'

export interface CheckoutRedirectProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Page of the payment service. */
  readonly url: string
  readonly method: 'GET' | 'POST'
  /** Fields of a POST. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Continues without a click as soon as scripts run; default true for POST. For GET the server sends `Refresh`. */
  readonly isAutomatic?: boolean | undefined
}

const NOTHING = {}

/** The way from a checkout to a page of the payment service, which also works without scripts. */
export function CheckoutRedirect({
  url,
  method,
  fields = NOTHING,
  isAutomatic = method === 'POST',
  className,
  ...rest
}: CheckoutRedirectProps) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isAutomatic) form.current?.requestSubmit()
  }, [isAutomatic])
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <h1 id={titleId} className={css.title}>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className={css.body}>
        <FormattedMessage {...messages.text} />
      </p>
      {method === 'GET' ? (
        <Button href={url}>
          <FormattedMessage {...messages.submit} />
        </Button>
      ) : (
        <form ref={form} method="post" action={url}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">
            <FormattedMessage {...messages.submit} />
          </Button>
        </form>
      )}
    </section>
  )
}
