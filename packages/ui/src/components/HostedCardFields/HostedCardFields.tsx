'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithoutRef, type Ref, useImperativeHandle } from 'react'
import * as css from './HostedCardFields.css.js'

/** A card as the provider's fields represent it; the number never reaches the shop. */
export interface CardToken {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: string
  readonly expiryYear: string
}

export interface HostedCardFieldsHandle {
  /** Asks the fields for a token; `null` when the entries are invalid or the provider does not answer. */
  readonly tokenise: () => Promise<CardToken | null>
}

export interface HostedCardFieldsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Address of the provider's fields. */
  readonly fieldsUrl: string
  /** Origin of the fields; messages from other origins are ignored. */
  readonly origin: string
  readonly ref?: Ref<HostedCardFieldsHandle> | undefined
}

/** The card fields of a payment provider in a frame. */
export function HostedCardFields({ fieldsUrl, origin: _, ref, className, ...rest }: HostedCardFieldsProps) {
  useImperativeHandle(ref, () => ({ tokenise: () => Promise.resolve(null) }), [])
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <iframe src={fieldsUrl} title="Card details" />
    </div>
  )
}
