import { couponRefusal } from '@vitrine/commerce-client/domain/basket/couponRefusal'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { Button } from '@vitrine/ui/Button'
import { couponMessages, couponRefusals } from '@vitrine/ui/CouponForm'
import { useIntl } from 'react-intl'
import { useShell } from '../../../contexts/ShellContext.js'
import * as styles from '../CartSummary.css.js'

/** The coupons of the cart as forms that work without scripts. */
export function CartCouponForms({ basket }: { readonly basket: Pick<Basket, 'couponItems'> }) {
  const intl = useIntl()
  const { localeAlias } = useShell()
  const form = { method: 'post', action: `/${localeAlias}/cart`, className: styles.plainForm } as const
  return (
    <div className={styles.plain}>
      <form {...form}>
        <input
          name="code"
          aria-label={intl.formatMessage(couponMessages.label)}
          placeholder={intl.formatMessage(couponMessages.label)}
          required
          maxLength={256}
          autoComplete="off"
          className={styles.plainField}
        />
        <Button type="submit" variant="text" name="action" value="coupon">
          {intl.formatMessage(couponMessages.apply)}
        </Button>
      </form>
      {(basket.couponItems ?? []).map(({ couponItemId, code, statusCode }) => {
        const refusal = couponRefusal(statusCode)
        return (
          <form key={couponItemId ?? code} {...form}>
            <input type="hidden" name="itemId" value={couponItemId} />
            <span>
              {code}
              {refusal && ` · ${intl.formatMessage(couponRefusals[refusal])}`}
            </span>
            <Button type="submit" variant="text" name="action" value="removeCoupon">
              {intl.formatMessage(couponMessages.remove, { code })}
            </Button>
          </form>
        )
      })}
    </div>
  )
}
