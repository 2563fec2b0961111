'use client'

import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatPrice } from '../Price/formatPrice.js'
import * as css from './OrderConfirmation.css.js'
import { messages } from './OrderConfirmation.messages.js'

/** Data for a bank transfer. */
export interface TransferInstructions {
  readonly iban: string
  readonly bic: string
  readonly holder: string
  readonly reference: string
  readonly bank: string
}

export interface BankTransferProps {
  readonly instructions: TransferInstructions
  /** Major units. */
  readonly amount: number
  /** ISO 4217 code. */
  readonly currency: string
}

const FIELDS = ['holder', 'iban', 'bic', 'bank', 'reference'] as const

/** What the shopper has to transfer, and where to. */
export function BankTransfer({ instructions, amount, currency }: BankTransferProps) {
  const intl = useIntl()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={css.transfer}>
      <h2 id={titleId} className={css.sectionTitle}>
        <FormattedMessage {...messages.transfer} />
      </h2>
      <p className={css.prose}>
        <FormattedMessage {...messages.transferText} values={{ amount: formatPrice(intl, amount, currency) }} />
      </p>
      <dl className={css.data}>
        {FIELDS.map((field) => (
          <div key={field} className={css.datum}>
            <dt className={css.quiet}>
              <FormattedMessage {...messages[field]} />
            </dt>
            <dd className={css.value}>{field === 'iban' ? grouped(instructions.iban) : instructions[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** `CH9300762011623852957` in groups of four. */
const grouped = (iban: string) =>
  iban
    .replaceAll(/\s/g, '')
    .replaceAll(/(.{4})/g, '$1 ')
    .trim()
