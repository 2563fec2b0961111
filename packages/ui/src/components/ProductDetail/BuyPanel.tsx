'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { slot } from '../../slots/slot.js'
import { AvailabilityLabel } from '../AvailabilityLabel/AvailabilityLabel.js'
import { Badge } from '../Badge/Badge.js'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import { Price } from '../Price/Price.js'
import { UspList } from '../UspList/UspList.js'
import { VariantPicker } from '../VariantPicker/VariantPicker.js'
import type { ProductDetailData, ProductDetailProps } from './ProductDetail.js'
import * as css from './ProductDetail.css.js'
import { messages } from './ProductDetail.messages.js'

export interface BuyPanelProps {
  readonly product: ProductDetailData
  readonly purchase: ReactNode
  readonly wishlist: ReactNode
  readonly slotProps: ProductDetailProps['slotProps']
}

/** Name, price and purchase options of a product; sticky next to the gallery. */
export function BuyPanel({ product, purchase, wishlist, slotProps }: BuyPanelProps) {
  const isOnRequest = product.price.kind === 'onRequest'
  return (
    <div {...slot(css.panel, slotProps?.panel)}>
      <Heading product={product} titleProps={slotProps?.title} />
      <div className={css.offer}>
        <Price price={product.price} currency={product.currency} size="large" vatNote={vatNote(product.shippingHref)} />
        {product.callout && <p className={css.callout}>{product.callout}</p>}
        {product.availability && !isOnRequest && <AvailabilityLabel availability={product.availability} />}
      </div>
      <VariantPicker className={css.variants} groups={product.variants} />
      <div className={css.purchase}>
        <div className={css.barPrice} aria-hidden="true">
          <Price price={product.price} currency={product.currency} vatNote={null} />
        </div>
        {isOnRequest ? <Enquire href={product.contactHref} /> : purchase}
      </div>
      <div className={css.service}>
        {!isOnRequest && (
          <Button variant="secondary" href={product.contactHref}>
            <FormattedMessage {...messages.contact} />
          </Button>
        )}
        {product.phone && (
          <Link className={css.phone} href={product.phone.href}>
            <Icon name="phone" />
            {product.phone.label}
          </Link>
        )}
      </div>
      <div className={css.wishlist}>{wishlist}</div>
      <UspList className={css.usps} items={product.usps} />
    </div>
  )
}

interface HeadingProps {
  readonly product: ProductDetailData
  readonly titleProps: NonNullable<ProductDetailProps['slotProps']>['title']
}

function Heading({ product, titleProps }: HeadingProps) {
  const { badge, brand, brandHref, name, reference, shortDescription } = product
  return (
    <header className={css.heading}>
      {(badge === 'preOwned' || badge === 'new') && <Badge kind={badge} className={css.badge} />}
      <h1 {...slot(css.title, titleProps)}>
        <span className={css.brand}>{brandHref === null ? brand : <Link href={brandHref}>{brand}</Link>} </span>
        <span className={css.name}>{name}</span>
      </h1>
      <p className={css.facts}>
        {reference && (
          <span>
            <FormattedMessage {...messages.reference} values={{ reference }} />
          </span>
        )}
        {shortDescription && <span className={css.short}>{shortDescription}</span>}
      </p>
    </header>
  )
}

function Enquire({ href }: { href: string }) {
  return (
    <Button href={href}>
      <FormattedMessage {...messages.enquire} />
    </Button>
  )
}

/** 'incl. VAT', with a link to the shipping costs if available. */
function vatNote(shippingHref: string | null): ReactNode {
  if (shippingHref === null) return undefined
  const link = (chunks: ReactNode) => (
    <Link key="link" href={shippingHref} variant="underline">
      {chunks}
    </Link>
  )
  return <FormattedMessage {...messages.vatNote} values={{ link }} />
}
