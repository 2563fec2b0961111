'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '../Banner/Banner.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { FormActions } from '../FormActions/FormActions.js'
import { Link } from '../Link/Link.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './CheckoutLoginForm.css.js'
import { messages } from './CheckoutLoginForm.messages.js'

export interface CheckoutLoginFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  readonly action: string
  /** The login as submitted; the password is never shown again. */
  readonly login?: string | undefined
  /** Why the last attempt failed; it does not say which of the two entries is wrong. */
  readonly problem?: 'refused' | 'tooMany' | null | undefined
  /** The way back to an order as a guest. */
  readonly guestHref: string
  readonly isBusy?: boolean | undefined
}

/** Logging in within a checkout. Posts `action=login`, `login` and `password`. */
export function CheckoutLoginForm({
  login = '',
  problem = null,
  guestHref,
  isBusy = false,
  className,
  ...rest
}: CheckoutLoginFormProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <form aria-label={intl.formatMessage(messages.form)} method="post" {...rest} className={clsx(css.root, className)}>
      <input type="hidden" name="action" value="login" />
      {problem && (
        <Banner type="warning" role="alert">
          <FormattedMessage {...messages[problem]} />
        </Banner>
      )}
      <TextField
        id={`${id}-login`}
        name="login"
        type="email"
        autoComplete="username"
        required
        defaultValue={login}
        label={<FormattedMessage {...messages.login} />}
      />
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage {...messages.password} />}
      />
      <FormActions>
        <CheckoutSubmit isBusy={isBusy}>
          <FormattedMessage {...messages.submit} />
        </CheckoutSubmit>
        <p className={css.guest}>
          <Link href={guestHref} variant="underline">
            <FormattedMessage {...messages.guest} />
          </Link>
        </p>
      </FormActions>
    </form>
  )
}
