import { couponRefusal } from '@vitrine/commerce-client/domain/basket/couponRefusal'
import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { useAddCoupon, useRemoveCoupon } from '@vitrine/commerce-client/hooks/couponHooks'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { CouponForm } from '@vitrine/ui/CouponForm'
import { Icon } from '@vitrine/ui/Icon'
import { OrderSummary } from '@vitrine/ui/OrderSummary'
import { defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import { useToasts } from '../../contexts/ToastContext.js'
import * as styles from './CartSummary.css.js'
import { cartMessages } from './cartMessages.js'
import { cartTotal } from './cartTotal.js'

const messages = defineMessages({
  title: { id: 'cart.summary', defaultMessage: 'Summary' },
  checkout: { id: 'cart.checkout', defaultMessage: 'Checkout' },
  coupon: { id: 'cart.coupon', defaultMessage: 'Add a coupon' },
})

export interface CartSummaryProps {
  readonly basket: Basket
  readonly lines: readonly CartLineData[]
}

/** Totals of the cart, its coupons and the way to the checkout. Spec §9 "Mini-cart number formats". */
export function CartSummary({ basket, lines }: CartSummaryProps) {
  const intl = useIntl()
  const { localeAlias, currency } = useShell()
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
          <details className={styles.coupon} open={(basket.couponItems ?? []).length > 0 || undefined}>
            <summary className={styles.opener}>
              {intl.formatMessage(messages.coupon)}
              <Icon name="chevronDown" className={styles.chevron} />
            </summary>
            <Coupons basket={basket} />
          </details>
        </div>
      }
    />
  )
}

function Coupons({ basket }: Pick<CartSummaryProps, 'basket'>) {
  const intl = useIntl()
  const toasts = useToasts()
  const addition = useAddCoupon()
  const removal = useRemoveCoupon()

  const apply = async (code: string) => {
    const outcome = await addition.trigger({ body: { code } })
    if (outcome.kind === 'done') return null
    const { cause } = outcome
    return isCommerceApiError(cause, 'validation') ? couponRefusal(cause.extras['statusCode']) : 'failed'
  }
  const remove = async (couponItemId: string) => {
    const outcome = await removal.trigger({ couponItemId })
    if (outcome.kind === 'failed') toasts.show({ type: 'warning', message: intl.formatMessage(cartMessages.failed) })
  }
  return (
    <CouponForm
      coupons={(basket.couponItems ?? []).map(({ couponItemId, code, statusCode }) => ({
        id: couponItemId ?? code,
        code,
        refusal: couponRefusal(statusCode),
      }))}
      onApply={apply}
      onRemove={(id) => void remove(id)}
    />
  )
}
