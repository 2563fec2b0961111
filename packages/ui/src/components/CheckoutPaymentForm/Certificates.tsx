'use client'

import { type SubmitEvent, useEffect, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { formatPrice } from '../Price/formatPrice.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './Certificates.css.js'
import { messages } from './Certificates.messages.js'

/** A gift certificate that pays a part of the order. */
export interface AppliedCertificate {
  readonly id: string
  /** Such as `•••• 4F2K`. */
  readonly label: string
  /** Major units. */
  readonly amount: number
}

/** Why a gift certificate was not accepted. */
export type CertificateProblem = 'missing' | 'unknown' | 'used' | 'expired' | 'alreadyAdded' | 'tooMany' | 'failed'

export interface CertificatesProps {
  readonly action: string
  readonly certificates: readonly AppliedCertificate[]
  readonly problem: CertificateProblem | null
  /** Code that was refused. */
  readonly value?: string | undefined
  /** ISO 4217 code. */
  readonly currency: string
  /** Nothing is due, so that no further certificate is needed. */
  readonly isComplete: boolean
  readonly onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy: boolean
}

/** Gift certificates of an order: a form for a code, and one form for each certificate, which removes it. */
export function Certificates({
  action,
  certificates,
  problem,
  value,
  currency,
  isComplete,
  onSubmit,
  isBusy,
}: CertificatesProps) {
  const intl = useIntl()
  const id = useId()
  // The page that answers a refused code opens far above this form.
  const hasProblem = problem !== null
  useEffect(() => {
    if (hasProblem) document.getElementById(`${id}-certificate`)?.focus()
  }, [hasProblem, id])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) event.preventDefault()
    else onSubmit?.(event)
  }
  return (
    <div className={css.root}>
      {certificates.length > 0 && (
        <ul role="list" aria-label={intl.formatMessage(messages.list)} className={css.list}>
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <form method="post" action={action} onSubmit={submit} className={css.certificate}>
                <input type="hidden" name="action" value="removeCertificate" />
                <input type="hidden" name="certificateId" value={certificate.id} />
                <span className={css.label}>{certificate.label}</span>
                <span className={css.amount}>{`${MINUS}${formatPrice(intl, certificate.amount, currency)}`}</span>
                <IconButton
                  type="submit"
                  icon="close"
                  label={intl.formatMessage(messages.remove, { name: certificate.label })}
                />
              </form>
            </li>
          ))}
        </ul>
      )}
      {!isComplete && (
        <details open={problem !== null} className={css.details}>
          <summary className={css.summary}>
            <FormattedMessage {...messages.title} />
            <Icon name="chevronDown" className={css.icon} />
          </summary>
          <form method="post" action={action} noValidate onSubmit={submit} className={css.form}>
            <input type="hidden" name="action" value="certificate" />
            <TextField
              id={`${id}-certificate`}
              name="certificate"
              mark="none"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              label={<FormattedMessage {...messages.label} />}
              hint={<FormattedMessage {...messages.hint} />}
              error={problem && <FormattedMessage {...messages[problem]} />}
              defaultValue={value}
              end={
                <Button type="submit" variant="text" isBusy={isBusy} className={css.apply}>
                  <FormattedMessage {...messages.apply} />
                </Button>
              }
            />
          </form>
        </details>
      )}
    </div>
  )
}

/** A minus sign as wide as a digit, followed by a word joiner against line breaks. */
const MINUS = '\u2212\u2060'
