'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { FieldGroup } from '../FormField/FieldGroup.js'
import { Choice } from '../Checkbox/Choice.js'
import * as css from './CheckoutPaymentForm.css.js'
import { messages, methodNames, methodTexts } from './CheckoutPaymentForm.messages.js'

/** A payment method. */
export interface PaymentMethod {
  readonly id: string
  /** `card`, `twint`, `mobilepay`, `paypal`, `bank_transfer`, `invoice`; others show `name`. */
  readonly kind: string
  readonly name?: string | undefined
}

export interface MethodCardsProps {
  readonly id: string
  readonly methods: readonly PaymentMethod[]
  readonly defaultValue: string
  readonly error: ReactNode
  /** Fields below the card; without them a text says where it is entered. */
  readonly cardPanel: ReactNode
}

/** The payment methods as cards; styles open the panel of the chosen one, so that it works without scripts. */
export function MethodCards({ id, methods, defaultValue, error, cardPanel }: MethodCardsProps) {
  const chosen = defaultValue || (methods.length === 1 ? methods[0]?.id : '')
  return (
    <FieldGroup
      controlId={id}
      isRequired
      data-question="method"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      label={<FormattedMessage {...messages.method} />}
      error={error}
    >
      <div className={css.methods}>
        {methods.map((method, index) => (
          <div key={method.id} className={css.method}>
            <Choice
              type="radio"
              id={`${id}-${index}`}
              name="method"
              value={method.id}
              defaultChecked={method.id === chosen}
              required
              label={methodName(method)}
            />
            <div className={css.panel}>
              {method.kind === 'card' && cardPanel ? cardPanel : <p className={css.hint}>{methodText(method)}</p>}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

const brands: ReadonlyMap<string, string> = new Map([
  ['twint', 'TWINT'],
  ['mobilepay', 'MobilePay'],
  ['paypal', 'PayPal'],
])

const brandOf = ({ kind, name }: PaymentMethod) => name ?? brands.get(kind) ?? kind

function methodName(method: PaymentMethod): ReactNode {
  return isNamed(method.kind) ? <FormattedMessage {...methodNames[method.kind]} /> : brandOf(method)
}

function methodText(method: PaymentMethod): ReactNode {
  if (isNamed(method.kind)) return <FormattedMessage {...methodTexts[method.kind]} />
  return <FormattedMessage {...methodTexts.wallet} values={{ name: brandOf(method) }} />
}

const isNamed = (kind: string): kind is keyof typeof methodNames => Object.hasOwn(methodNames, kind)
