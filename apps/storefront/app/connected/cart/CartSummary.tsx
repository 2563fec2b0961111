import type { Basket } from '@vitrine/commerce-client/types/basket'
import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { Icon } from '@vitrine/ui/Icon'
import { Skeleton } from '@vitrine/ui/Skeleton'
import { OrderSummary } from '@vitrine/ui/OrderSummary'
import { lazy, Suspense, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import * as styles from './CartSummary.css.js'
import { cartMessages } from './cartMessages.js'
import { cartTotal } from './cartTotal.js'

const messages = defineMessages({
  title: { id: 'cart.summary', defaultMessage: 'Summary' },
  checkout: { id: 'cart.checkout', defaultMessage: 'Checkout' },
  coupon: { id: 'cart.coupon', defaultMessage: 'Add a coupon' },
})

/** Few shoppers have a coupon, so its form is loaded when it is opened. */
const CartCoupons = lazy(async () => {
  const { CartCoupons: form } = await import('./CartCoupons.lazy.js')
  return { default: form }
})

export interface CartSummaryProps {
  readonly basket: Basket
  readonly lines: readonly CartLineData[]
}

/** Totals of the cart, its coupons and the way to the checkout. Spec §9 "Mini-cart number formats". */
export function CartSummary({ basket, lines }: CartSummaryProps) {
  const intl = useIntl()
  const { localeAlias, currency } = useShell()
  const hasCoupons = (basket.couponItems ?? []).length > 0
  const [isOpen, setIsOpen] = useState(false)
  const total = cartTotal(basket, basket.orderTotal ?? null, lines)
  const hasMethod = (basket.shippingItems ?? []).length > 0
  const discounts = (basket.orderPriceAdjustments ?? []).map(
    ({ priceAdjustmentId, itemText, couponCode, price }, index) => ({
      id: priceAdjustmentId ?? String(index),
      label: itemText ?? couponCode ?? intl.formatMessage(cartMessages.discount),
      amount: -(price ?? 0),
    }),
  )
  return (
    <OrderSummary
      status="ready"
      title={intl.formatMessage(messages.title)}
      currency={basket.currency ?? currency}
      totals={{
        subtotal: basket.productSubTotal ?? Number.NaN,
        shipping: hasMethod ? (basket.shippingTotal ?? null) : null,
        tax: basket.taxTotal ?? null,
        total: total ?? Number.NaN,
      }}
      promotions={discounts}
      footer={
        <div className={styles.footer}>
          <Button href={`/${localeAlias}/checkout/login`}>{intl.formatMessage(messages.checkout)}</Button>
          {/* Not the design system's Disclosure: a second user would move it into a file of its own on every page. */}
          <details
            className={styles.coupon}
            open={hasCoupons || undefined}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary className={styles.opener}>
              {intl.formatMessage(messages.coupon)}
              <Icon name="chevronDown" className={styles.chevron} />
            </summary>
            {(isOpen || hasCoupons) && (
              <Suspense fallback={<Skeleton className={styles.waiting} />}>
                <CartCoupons basket={basket} />
              </Suspense>
            )}
          </details>
        </div>
      }
    />
  )
}
