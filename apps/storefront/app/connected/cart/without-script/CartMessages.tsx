import type { WithoutScript } from '../../../contexts/WithoutScriptContext.js'
import type { CartNotice } from '../../../contract/cartView.js'
import { couponMessages, couponRefusals } from '@vitrine/ui/CouponForm'
import type { ComponentProps } from 'react'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { cartMessages } from '../cartMessages.js'
import * as styles from '../CartSummary.css.js'
import { mixNoticeId } from '../mixNoticeId.js'
import { mixText } from '../mixText.js'

const messages = defineMessages({
  updated: { id: 'plainCart.updated', defaultMessage: 'Your cart has been updated.' },
  couponAdded: { id: 'plainCart.couponAdded', defaultMessage: 'The coupon has been applied.' },
  couponRemoved: { id: 'plainCart.couponRemoved', defaultMessage: 'The coupon has been removed.' },
})

const texts: Readonly<Record<CartNotice, MessageDescriptor>> = {
  ...messages,
  ...couponRefusals,
  removed: cartMessages.removed,
  failed: cartMessages.failed,
  couponMissing: couponMessages.missing,
}

/** Outcome of a form of the cart, and why its products cannot be ordered together. */
export function CartMessages({ notice, mixed, lines }: ComponentProps<WithoutScript['CartMessages']>) {
  const intl = useIntl()
  return (
    <>
      {notice && (
        <p role="status" className={styles.plainMessage}>
          {intl.formatMessage(texts[notice])}
        </p>
      )}
      {mixed && (
        <p id={mixNoticeId} className={styles.plainMessage}>
          {mixText(mixed, lines, intl)}
        </p>
      )}
    </>
  )
}
