import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { couponRefusal } from '@vitrine/commerce-client/domain/basket/couponRefusal'
import { useAddCoupon, useRemoveCoupon } from '@vitrine/commerce-client/hooks/couponHooks'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { CouponForm } from '@vitrine/ui/CouponForm'
import { useIntl } from 'react-intl'
import { useToasts } from '../../contexts/ToastContext.js'
import { cartMessages } from './cartMessages.js'

/** The coupons of the cart. A refused code stays in the field, with its reason. */
export function CartCoupons({ basket }: { readonly basket: Basket }) {
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
