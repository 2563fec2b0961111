'use client'

import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../Icon/Icon.js'
import { ProductDetail, type ProductDetailProps } from '../ProductDetail/ProductDetail.js'
import * as css from './PreOwnedProductDetail.css.js'
import { messages } from './PreOwnedProductDetail.messages.js'

export interface PreOwnedProductDetailProps extends Omit<ProductDetailProps, 'assurance'> {}

/** The page of a pre-owned product: a product page with an inspection section. */
export function PreOwnedProductDetail(props: PreOwnedProductDetailProps) {
  return <ProductDetail {...props} assurance={<Assurance />} />
}

const POINTS = [messages.authenticity, messages.service, messages.single]

function Assurance() {
  const titleId = useId()
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <ul role="list" className={css.points}>
        {POINTS.map((point) => (
          <li key={point.id} className={css.point}>
            <Icon name="check" className={css.icon} />
            <FormattedMessage {...point} />
          </li>
        ))}
      </ul>
    </section>
  )
}
