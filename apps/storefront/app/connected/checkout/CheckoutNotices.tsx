import { Banner } from '@vitrine/ui/Banner'
import { CheckoutStatus, type PaymentFailure } from '@vitrine/ui/CheckoutStatus'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { CheckoutNotice, DeclineReason, OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { checkoutMessages } from './checkoutMessages.js'

const failures: Readonly<Record<DeclineReason, PaymentFailure>> = {
  declined: 'declined',
  insufficientFunds: 'insufficient_funds',
  expiredCard: 'expired_card',
  authenticationFailed: 'authentication_failed',
  cancelled: 'cancelled',
}

/** What happened before this page: a declined payment, a changed order. Takes the focus. */
export function CheckoutNotices({ view }: { readonly view: OpenCheckout }) {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  const root = useRef<HTMLDivElement>(null)
  const hasNotices = view.notices.length > 0
  useEffect(() => {
    if (hasNotices) root.current?.focus()
  }, [hasNotices])
  if (!hasNotices && !(view.step === 'payment' && view.amountDue > 0 && view.paymentOptions.length === 0)) return null

  const shown = (notice: CheckoutNotice) => {
    switch (notice.kind) {
      case 'declined':
        return <CheckoutStatus kind="failed" reason={failures[notice.reason]} phone={phone} />
      case 'failed':
        return <CheckoutStatus kind="failed" reason="error" phone={phone} />
      case 'changed':
        return (
          <CheckoutStatus
            kind="changed"
            changes={notice.changes}
            currency={view.summary.currency}
            action={`/${localeAlias}/checkout/payment/submit`}
            fields={{ action: 'accept' }}
            cartHref={`/${localeAlias}/cart`}
            phone={phone}
          />
        )
      default:
        return <Banner type="warning">{intl.formatMessage(checkoutMessages[notice.kind])}</Banner>
    }
  }
  return (
    <div id="checkout-notice" ref={root} tabIndex={-1}>
      {view.notices.map((notice) => (
        <div key={notice.kind}>{shown(notice)}</div>
      ))}
      {!hasNotices && <Banner type="warning">{intl.formatMessage(checkoutMessages.noMethods)}</Banner>}
    </div>
  )
}
