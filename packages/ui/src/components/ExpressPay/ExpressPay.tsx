'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.js'
import * as css from './ExpressPay.css.js'

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

/** Buttons of wallets that provide address and payment at once, above the form. */
export function ExpressPay({ wallets, onPay, busyWallet = null, className, ...rest }: ExpressPayProps) {
  if (wallets.length === 0) return null
  return (
    <section {...rest} className={clsx(css.root, className)}>
      {wallets.map((wallet) => (
        <Button key={wallet.id} isBusy={busyWallet === wallet.id} onClick={() => onPay(wallet)}>
          {wallet.name ?? wallet.kind}
        </Button>
      ))}
    </section>
  )
}
