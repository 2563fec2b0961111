'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import * as css from './ExpressPay.css.js'
import { messages } from './ExpressPay.messages.js'

/** A wallet of the browser or of a provider. */
export interface ExpressWallet {
  readonly id: string
  /** `applepay`, `googlepay`, `paypal` or `browser`; others show `name`. */
  readonly kind: string
  readonly name?: string | undefined
}

export interface ExpressPayProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Wallets that the host found usable; without any it renders nothing. */
  readonly wallets: readonly ExpressWallet[]
  readonly onPay: (wallet: ExpressWallet) => void
  /** Id of the wallet whose dialog is open. */
  readonly busyWallet?: string | null | undefined
}

/**
 * Buttons of wallets that provide address and payment at once, at the start of a checkout. They never place the order:
 * the shopper still reviews it.
 */
export function ExpressPay({ wallets, onPay, busyWallet = null, className, ...rest }: ExpressPayProps) {
  const titleId = useId()
  if (wallets.length === 0) return null
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <h2 id={titleId} className={css.title}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={css.buttons}>
        {wallets.map((wallet) => (
          <Button
            key={wallet.id}
            variant="secondary"
            isBusy={busyWallet === wallet.id}
            disabled={busyWallet !== null && busyWallet !== wallet.id}
            onClick={() => onPay(wallet)}
          >
            {wallet.kind === 'browser' && !wallet.name ? (
              <FormattedMessage {...messages.browser} />
            ) : (
              <FormattedMessage
                {...messages.with}
                values={{ name: wallet.name ?? brands.get(wallet.kind) ?? wallet.kind }}
              />
            )}
          </Button>
        ))}
      </div>
      <p className={css.or}>
        <span>
          <FormattedMessage {...messages.or} />
        </span>
      </p>
    </section>
  )
}

const brands: ReadonlyMap<string, string> = new Map([
  ['applepay', 'Apple Pay'],
  ['googlepay', 'Google Pay'],
  ['paypal', 'PayPal'],
])
