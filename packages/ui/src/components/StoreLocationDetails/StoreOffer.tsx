'use client'

import { FormattedMessage } from 'react-intl'
import { Link } from '../Link/Link.js'
import * as css from './StoreLocationDetails.css.js'
import { messages } from './StoreLocationDetails.messages.js'
import type { StoreDetailsData } from './StoreLocationDetails.js'

interface StoreOfferProps extends Pick<StoreDetailsData, 'services' | 'brands'> {
  readonly heading: 'h2' | 'h3'
}

/** Services and brands of a boutique. */
export function StoreOffer({ services, brands, heading: Heading }: StoreOfferProps) {
  if (services.length === 0 && brands.length === 0) return null
  return (
    <div className={css.offer}>
      {services.length > 0 && (
        <div>
          <Heading className={css.heading}>
            <FormattedMessage {...messages.services} />
          </Heading>
          <ul role="list">
            {services.map(({ id, label }) => (
              <li key={id} className={css.entry}>
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {brands.length > 0 && (
        <div>
          <Heading className={css.heading}>
            <FormattedMessage {...messages.brands} />
          </Heading>
          <ul role="list" className={css.brands}>
            {brands.map(({ name, href }) => (
              <li key={name}>
                {href === null ? (
                  name
                ) : (
                  <Link href={href} variant="quiet">
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
