'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Link } from '../Link/Link.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import * as css from './CheckoutAddressForm.css.js'
import { availabilityTexts, messages } from './CheckoutAddressForm.messages.js'

/** A boutique that hands out orders. */
export interface PickUpStore {
  readonly id: string
  readonly name: string
  readonly address: readonly string[]
  /** Opening hours, one line for each span of days. */
  readonly hours: readonly string[]
  /** How many of the products it has. */
  readonly availability: 'all' | 'some' | 'none'
  /** Page of the boutique. */
  readonly href: string
}

export interface StoreCardsProps {
  readonly id: string
  readonly stores: readonly PickUpStore[]
  readonly defaultValue: string | undefined
  readonly error: ReactNode
}

/** The boutiques to choose from, as cards. */
export function StoreCards({ id, stores, defaultValue, error }: StoreCardsProps) {
  return (
    <RadioGroup
      id={id}
      name="storeId"
      variant="card"
      required
      label={<FormattedMessage {...messages.store} />}
      hint={<FormattedMessage {...messages.storeText} />}
      error={error}
      defaultValue={defaultValue}
      options={stores.map((store) => ({
        value: store.id,
        label: store.name,
        description: <StoreDescription store={store} />,
      }))}
    />
  )
}

function StoreDescription({ store }: { readonly store: PickUpStore }) {
  return (
    <>
      <span className={css.line}>{store.address.join(', ')}</span>{' '}
      <span className={css.stock}>
        <FormattedMessage {...availabilityTexts[store.availability]} />
      </span>{' '}
      {store.hours.map((line) => (
        <span key={line} className={css.line}>
          {line}{' '}
        </span>
      ))}
      <Link href={store.href} opensNewTab variant="underline" className={css.cardLink}>
        <FormattedMessage {...messages.storePage} values={{ name: store.name, hidden }} />
      </Link>
    </>
  )
}

const hidden = (chunks: ReactNode) => (
  <span key="hidden" className={visuallyHidden}>
    {chunks}
  </span>
)
