'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { SlotProps } from '../../slots/slot.js'
import { priceElement } from './priceElement.js'

/** Price of a product; amounts in major units (8200 = CHF 8,200). */
export type PriceData =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'none' }
  | { readonly kind: 'regular'; readonly amount: number; readonly isStartingAt: boolean }
  | {
      readonly kind: 'promotion'
      readonly amount: number
      /** The former price; null = must not be shown (price indication law). */
      readonly regularAmount: number | null
      readonly isStartingAt: boolean
    }

export interface PriceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  readonly size?: 'small' | 'large' | undefined
  /** Replaces 'incl. VAT', for example with a link to the shipping costs; `null` omits the note. */
  readonly vatNote?: ReactNode
  readonly slotProps?:
    | {
        readonly amount?: SlotProps<'span'> | undefined
        readonly former?: SlotProps<'s'> | undefined
        readonly note?: SlotProps<'span'> | undefined
      }
    | undefined
}

/**
 * A price in the shopper's number format. Renders nothing without a price or for an invalid amount (0, negative, not a
 * number); omits a former price that is not higher. Spec §9 "Pricing display".
 */
export function Price({ price, currency, size, vatNote, slotProps, className, ...rest }: PriceProps) {
  return priceElement(useIntl(), { price, currency, size, vatNote, slotProps, className }, rest)
}
