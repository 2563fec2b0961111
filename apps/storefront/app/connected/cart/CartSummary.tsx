import type { Basket } from '@vitrine/commerce-client/types/basket'
import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { CostSummary } from '@vitrine/ui/CostSummary'
import { lazy, use } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import { WithoutScriptContext } from '../../contexts/WithoutScriptContext.js'
import { useLater } from '../useLater.js'
import { CartDetails } from './CartDetails.js'
import * as styles from './CartSummary.css.js'
import { cartMessages } from './cartMessages.js'
import { cartTotal } from './cartTotal.js'
import { mixNoticeId } from './mixNoticeId.js'

const messages = defineMessages({
  title: { id: 'cart.summary', defaultMessage: 'Summary' },
  checkout: { id: 'cart.checkout', defaultMessage: 'Checkout' },
  coupon: { id: 'cart.coupon', defaultMessage: 'Add a coupon' },
  gift: { id: 'cart.gift', defaultMessage: 'Gift options' },
})

/** Few shoppers have a coupon or a gift, so the forms are loaded when they are opened. */
const CartCoupons = lazy(async () => {
  const { CartCoupons: form } = await import('./CartCoupons.lazy.js')
  return { default: form }
})
const CartGift = lazy(async () => {
  const { CartGift: form } = await import('./CartGift.lazy.js')
  return { default: form }
})
const loadDelivery = async () => (await import('./CartDelivery.lazy.js')).CartDelivery

export interface CartSummaryProps {
  readonly basket: Basket
  readonly lines: readonly CartLineData[]
  /** False while the basket is the one that the server rendered. */
  readonly isLive: boolean
  /** The products cannot be ordered together; a notice above the lines states why. */
  readonly isBlocked: boolean
}

/** Totals of the cart, its coupons and gift options, and the way to the checkout. Spec §9 "Mini-cart number formats". */
export function CartSummary({ basket, lines, isLive, isBlocked }: CartSummaryProps) {
  const intl = useIntl()
  const { localeAlias, currency } = useShell()
  const plain = use(WithoutScriptContext)
  const [Delivery] = useLater(isLive, loadDelivery)
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
    <CostSummary
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
          <p className={styles.delivery}>{Delivery && <Delivery basket={basket} />}</p>
          <Button
            href={isBlocked ? `#${mixNoticeId}` : `/${localeAlias}/checkout/login`}
            aria-disabled={isBlocked || undefined}
            aria-describedby={isBlocked ? mixNoticeId : undefined}
          >
            {intl.formatMessage(messages.checkout)}
          </Button>
          <div>
            <CartDetails
              title={intl.formatMessage(messages.coupon)}
              isUsed={(basket.couponItems ?? []).length > 0}
              withoutScript={<noscript>{plain && <plain.CartCouponForms basket={basket} />}</noscript>}
            >
              <CartCoupons basket={basket} />
            </CartDetails>
            <CartDetails
              title={intl.formatMessage(messages.gift)}
              isUsed={basket.shipments?.some(({ gift }) => gift) ?? false}
            >
              <CartGift basket={basket} />
            </CartDetails>
          </div>
        </div>
      }
    />
  )
}
