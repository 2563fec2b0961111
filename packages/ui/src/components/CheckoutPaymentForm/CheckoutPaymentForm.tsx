'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import {
  checkoutPaymentProblems,
  checkoutPaymentValues,
  needsUsedGoodsConsent,
} from '../../rules/checkoutPaymentProblems.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { formatPrice } from '../Price/formatPrice.js'
import { Agreement, type OrderAgreement } from './Agreement.js'
import { type AppliedCertificate, type CertificateProblem, Certificates } from './Certificates.js'
import * as css from './CheckoutPaymentForm.css.js'
import { legalTexts, messages } from './CheckoutPaymentForm.messages.js'
import { HostedCardFields, type HostedCardFieldsProps } from './HostedCardFields.js'
import { MethodCards, type PaymentMethod } from './MethodCards.js'
import { usePaymentSubmit } from './usePaymentSubmit.js'

// Part of the public API: the data of the step.
export type { OrderAgreement } from './Agreement.js'
export type { AppliedCertificate, CertificateProblem } from './Certificates.js'
export type { PaymentMethod } from './MethodCards.js'

export interface CheckoutPaymentFormProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  readonly action: string
  /** Version of the order that the shopper sees; hidden field `quote`. */
  readonly quote: string
  readonly methods: readonly PaymentMethod[]
  /** Id of the chosen method; empty for none. */
  readonly value: string
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /**
   * Card fields of the provider in a frame: address, origin, and optionally time limits in ms. `null`: the card is
   * entered on a page of the provider, as always without scripts.
   */
  readonly card: Pick<HostedCardFieldsProps, 'fieldsUrl' | 'origin' | 'timeouts'> | null
  /** Replaces the panel of the card; the host then fills in the hidden field `cardToken` itself. */
  readonly adyenSlot?: ReactNode
  readonly certificates: readonly AppliedCertificate[]
  /**
   * `null`: no gift certificates. Posts `action=certificate` with `certificate`, or `action=removeCertificate` with
   * `certificateId`. Because of the field `action`, read the address with `form.getAttribute('action')`.
   */
  readonly certificateAction: string | null
  readonly certificateProblem: CertificateProblem | null
  /** Code that was refused. */
  readonly certificateValue?: string | undefined
  /** Adds or removes a certificate; without it the browser posts the form. */
  readonly onCertificateSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isCertificateBusy?: boolean | undefined
  /** Major units; 0 = paid by certificates. */
  readonly amountDue: number
  /** ISO 4217 code. */
  readonly currency: string
  /**
   * Products, delivery and total directly above the order button, for pages where the order summary is elsewhere: law of
   * Germany and Austria. Usually an `OrderSummary` with `defaultOpen` and a title of its own.
   */
  readonly review?: ReactNode
  readonly agreement: OrderAgreement
  /** Called with valid entries only, with `cardToken` filled in; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/**
 * The payment step of a checkout: gift certificates, payment method, and the order button directly below the legal texts
 * and the amount. Reference for the texts of the button: consumer-rights directive, art. 8(2).
 */
export function CheckoutPaymentForm({
  action,
  quote,
  methods,
  value,
  problems,
  card,
  adyenSlot,
  certificates,
  certificateAction,
  certificateProblem,
  certificateValue,
  onCertificateSubmit,
  isCertificateBusy = false,
  amountDue,
  currency,
  review,
  agreement,
  onSubmit,
  isBusy = false,
  className,
  ...rest
}: CheckoutPaymentFormProps) {
  const intl = useIntl()
  const id = useId()
  const isHydrated = useIsHydrated()
  const offered = amountDue > 0 ? methods : []
  const { isTokenising, onConnection, send, once } = usePaymentSubmit({
    cardIds: offered.flatMap((method) => (method.kind === 'card' ? [method.id] : [])),
    onSubmit,
  })
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) =>
      checkoutPaymentProblems(checkoutPaymentValues(fields), {
        methodIds: offered.map((method) => method.id),
        needsUsedGoodsConsent: needsUsedGoodsConsent(agreement.country, agreement.hasUsedGoods),
      }),
    label: () => intl.formatMessage(messages.method),
    targetId: (name) => `${id}-${name}${name === 'consentUsedGoods' ? '' : '-0'}`,
    values: { method: value },
    onSubmit: send,
    isBusy,
  })
  const form = formProps(css.form, {})
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {certificateAction !== null && (
        <Certificates
          action={certificateAction}
          certificates={certificates}
          problem={certificateProblem}
          value={certificateValue}
          currency={currency}
          isComplete={amountDue <= 0}
          onSubmit={onCertificateSubmit}
          isBusy={isCertificateBusy}
        />
      )}
      <form aria-label={intl.formatMessage(messages.form)} action={action} {...form} onSubmit={once(form.onSubmit)}>
        {summary}
        <input type="hidden" name="quote" value={quote} />
        <input type="hidden" name="cardToken" defaultValue="" />
        {amountDue > 0 ? (
          <MethodCards
            id={`${id}-method`}
            methods={offered}
            defaultValue={value}
            error={errors.method}
            cardPanel={adyenSlot ?? (card && isHydrated && <HostedCardFields {...card} onConnection={onConnection} />)}
          />
        ) : (
          <p className={css.nothing}>
            <FormattedMessage {...messages.nothingDue} />
          </p>
        )}
        {review}
        <div className={css.end}>
          <h3 className={css.legalTitle}>
            <FormattedMessage {...legalTexts.legend} />
          </h3>
          <Agreement
            agreement={agreement}
            consentId={`${id}-consentUsedGoods`}
            consentError={errors.consentUsedGoods}
          />
          <p className={css.due}>
            <span>
              <FormattedMessage {...messages.amount} />
            </span>{' '}
            <span className={css.sum}>
              {formatPrice(intl, Math.max(amountDue, 0), currency)}{' '}
              <span className={css.note}>
                <FormattedMessage {...messages.inclVat} />
              </span>
            </span>
          </p>
          <Button type="submit" isBusy={isBusy || isTokenising} className={css.order}>
            <FormattedMessage {...messages.order} />
          </Button>
          <span role="status" className={visuallyHidden}>
            {(isBusy || isTokenising) && <FormattedMessage {...messages.sending} />}
          </span>
        </div>
      </form>
    </div>
  )
}
