'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useId } from 'react'
import { useIntl } from 'react-intl'
import {
  checkoutPaymentProblems,
  checkoutPaymentValues,
  needsUsedGoodsConsent,
} from '../../rules/checkoutPaymentProblems.js'
import { Button } from '../Button/Button.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import { HostedCardFields } from '../HostedCardFields/HostedCardFields.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './CheckoutPaymentForm.css.js'

/** A payment method. */
export interface PaymentMethod {
  readonly id: string
  /** `card`, `twint`, `mobilepay`, `paypal`, `bank_transfer`, `invoice`; others show `name`. */
  readonly kind: string
  readonly name?: string | undefined
}

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

/** What the shopper agrees to by placing the order. */
export interface OrderAgreement {
  readonly country: 'CH' | 'DE' | 'AT' | 'DK' | 'FR' | 'GB'
  /** ISO 639 code of the page. */
  readonly language: string
  readonly hasUsedGoods: boolean
  /** Engraved or otherwise made to order: no right of withdrawal. */
  readonly hasPersonalised: boolean
  readonly termsHref: string
  readonly withdrawalHref: string
  readonly guaranteeHref: string
  readonly privacyHref?: string | undefined
}

export interface CheckoutPaymentFormProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  readonly action: string
  /** Version of the order that the shopper sees; hidden field `quote`. */
  readonly quote: string
  readonly methods: readonly PaymentMethod[]
  /** Id of the chosen method; empty for none. */
  readonly value: string
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /** Card fields of the provider; `null`: the card is entered on a page of the provider, as always without scripts. */
  readonly card: { readonly fieldsUrl: string; readonly origin: string } | null
  /** Replaces the panel of the card. */
  readonly adyenSlot?: ReactNode
  readonly certificates: readonly AppliedCertificate[]
  /** `null`: no gift certificates. Posts `action=certificate` + `certificate`, or `action=removeCertificate` + `certificateId`. */
  readonly certificateAction: string | null
  readonly certificateProblem: CertificateProblem | null
  /** Code that was refused. */
  readonly certificateValue?: string | undefined
  /** Submit of the form of a certificate: adds or removes one. */
  readonly onCertificateSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isCertificateBusy?: boolean | undefined
  /** Major units; 0 = paid by certificates. */
  readonly amountDue: number
  /** ISO 4217 code. */
  readonly currency: string
  readonly agreement: OrderAgreement
  /** Called with valid entries only, with the `cardToken` filled in; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/** The payment step of a checkout: payment method, gift certificates, and the order button with its legal texts. */
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
  agreement,
  onSubmit,
  isBusy = false,
  className,
  ...rest
}: CheckoutPaymentFormProps) {
  const intl = useIntl()
  const id = useId()
  const needsConsent = needsUsedGoodsConsent(agreement.country, agreement.hasUsedGoods)
  const offered = amountDue > 0 ? methods : []
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) =>
      checkoutPaymentProblems(checkoutPaymentValues(fields), {
        methodIds: offered.map((method) => method.id),
        needsUsedGoodsConsent: needsConsent,
      }),
    label: (name) => name,
    targetId: (name) => `${id}-${name}${name === 'method' ? '-0' : ''}`,
    values: { method: value },
    onSubmit,
    isBusy,
  })
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {certificateAction && (
        <form method="post" action={certificateAction} onSubmit={onCertificateSubmit}>
          <input type="hidden" name="action" value="certificate" />
          <TextField
            name="certificate"
            label="Gift certificate"
            error={certificateProblem}
            defaultValue={certificateValue}
          />
          <Button type="submit" isBusy={isCertificateBusy}>
            Apply
          </Button>
        </form>
      )}
      {certificates.map((certificate) => (
        <p key={certificate.id}>{certificate.label}</p>
      ))}
      <form {...formProps} action={action} className={css.root}>
        {summary}
        <input type="hidden" name="quote" value={quote} />
        <RadioGroup
          id={`${id}-method`}
          name="method"
          variant="card"
          label="Payment method"
          defaultValue={value}
          error={errors.method}
          options={offered.map((method) => ({ value: method.id, label: method.name ?? method.kind }))}
        />
        {adyenSlot ?? (card && <HostedCardFields {...card} />)}
        {needsConsent && (
          <Checkbox
            id={`${id}-consentUsedGoods`}
            name="consentUsedGoods"
            value="1"
            label="Used goods"
            error={errors.consentUsedGoods}
          />
        )}
        <p>{intl.formatNumber(amountDue, { style: 'currency', currency })}</p>
        <CheckoutSubmit isBusy={isBusy}>Order with obligation to pay</CheckoutSubmit>
      </form>
    </div>
  )
}
