'use client'

import { type ComponentPropsWithRef, type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { checkoutContactProblems, checkoutContactValues } from '../../rules/checkoutContactProblems.js'
import { FormActions } from '../FormActions/FormActions.js'
import { Link } from '../Link/Link.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './CheckoutContactForm.css.js'
import { messages } from './CheckoutContactForm.messages.js'
import { CheckoutSubmit } from './CheckoutSubmit.js'
import { type CheckoutProblem, useCheckoutForm } from './useCheckoutForm.js'

// Part of the public API: problems of every checkout form.
export type { CheckoutProblem } from './useCheckoutForm.js'

export interface CheckoutContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  readonly action: string
  readonly values: { readonly email: string }
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /** `null`: shoppers cannot log in, or already have. */
  readonly loginHref: string | null
  /** Name or e-mail address of the account that is logged in. */
  readonly signedInAs?: string | null | undefined
  /** Called with valid entries only; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/** The step "who" of a checkout: an e-mail address is enough; logging in is the second way. */
export function CheckoutContactForm({
  values,
  problems,
  loginHref,
  signedInAs,
  onSubmit,
  isBusy = false,
  className = '',
  ...rest
}: CheckoutContactFormProps) {
  const intl = useIntl()
  const id = useId()
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) => checkoutContactProblems(checkoutContactValues(fields)),
    label: () => intl.formatMessage(messages.email),
    targetId: (name) => `${id}-${name}`,
    values,
    onSubmit,
    isBusy,
  })
  return (
    <form aria-label={intl.formatMessage(messages.form)} {...formProps(css.root, { ...rest, className })}>
      {summary}
      {signedInAs && (
        <p className={css.signedIn}>
          <FormattedMessage {...messages.signedIn} values={{ name: signedInAs }} />
        </p>
      )}
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        required
        defaultValue={values.email}
        label={<FormattedMessage {...messages.email} />}
        hint={<FormattedMessage {...messages.hint} />}
        error={errors.email}
      />
      <FormActions>
        <CheckoutSubmit isBusy={isBusy}>
          <FormattedMessage {...messages[loginHref && !signedInAs ? 'guest' : 'submit']} />
        </CheckoutSubmit>
      </FormActions>
      {loginHref && !signedInAs && (
        <p className={css.login}>
          <FormattedMessage {...messages.account} />{' '}
          <Link href={loginHref} variant="underline" className={css.loginLink}>
            <FormattedMessage {...messages.login} />
          </Link>
        </p>
      )}
    </form>
  )
}
